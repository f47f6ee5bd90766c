// How a board of deeds looks, apart from the colours of its game.
import "./square.css";
import "./sale.css";
import "./motion.css";
import "./deeds.css";
import "./window.css";

// How a board of deeds looks, apart from the colours of its game.
import "./tapTargets.css";
import "./auction.css";
import "./motion.css";
import "./deeds.css";
import "./window.css";

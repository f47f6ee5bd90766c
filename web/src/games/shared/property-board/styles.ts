// The style sheets of a board of deeds, without the colours of a game.
import "./tapTargets.css";
import "./auction.css";
import "./motion.css";
import "./deeds.css";
import "./window.css";

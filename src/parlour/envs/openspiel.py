"""OpenSpiel adapters of all games, as `parlour_ten_up` and so on. Importing this module registers them.

Chance is explicit: a draw is answered face by face, each remaining face equally likely, so that even a deal of a whole
pack is a sequence of small draws. Actions are the steps of `parlour.envs.numpy_encoding`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

import parlour
from parlour.core.refusals import BadData
from parlour.encoding.episode import Episode, EpisodeConfig
from parlour.encoding.rewards import Rewards
from parlour.envs.game_config import GameConfig
from parlour.envs.memory import BITS, Memory
from parlour.envs.spaces import as_text
from parlour.table import library

PREFIX: Final = "parlour_"
MAX_FACES: Final = 4096
"""An upper bound for the faces of a draw."""
STEPS: Final = 20
"""An upper bound for the average number of steps of an answer."""
DEFAULTS: Final[dict[str, Any]] = {
    "players": 0,
    "options": "",
    "form": "",
    "edition": "",
    "resign": False,
    "all_faces": False,
}
"""The parameters: by default the minimum number of players, the default options, form and edition, no resigning, and
faces of a draw that lead to the same game count as one outcome."""


class OpenSpielEpisode:
    """The Python side of an OpenSpiel state, which OpenSpiel copies by `deepcopy`."""

    def __init__(self, setting: EpisodeConfig, all_faces: bool = False) -> None:
        """Start a play. `all_faces`: whether every face of a draw is an outcome of its own, even if it leads to the
        same game."""
        self.all_faces = all_faces
        self.episode = Episode(setting, None)
        self.rewards = Rewards(self.episode)
        self.got = [0.0] * setting.seats
        self.steps: list[int] = []
        """Every step of seats and chance. A play is pickled as its steps."""
        self.is_guess = False
        """Whether hidden parts were dealt again, so that the steps do not lead here."""
        self._memories: list[Memory] | None = None
        """What each seat has seen so far; created on first use."""

    def memory(self, seat: int) -> Memory:
        """Return what a seat has seen so far. It is computed only if it is asked for."""
        if self._memories is None:
            replay = OpenSpielEpisode(self.episode.setting, self.all_faces)
            replay._memories = [Memory(seat) for seat in range(self.episode.setting.seats)]
            replay._see()
            for step in self.steps:
                replay.take(step)
            self._memories = replay._memories
        return self._memories[seat]

    def forget_others(self, seat: int) -> None:
        """Clear the past of all other seats. In a guess, only the guessing seat has a past."""
        self.memory(seat)
        assert self._memories is not None
        self._memories = [each if each.seat == seat else Memory(each.seat) for each in self._memories]
        self._see()

    def take(self, step: int) -> None:
        episode = self.episode
        self.steps.append(step)
        if self._memories is not None and episode.draw is None:
            self._memories[episode.seat].step(episode.encoding.vocabulary.labels[step])
        if episode.draw is not None:
            episode.deal(episode.draw.faces[step])
        elif episode.take(step) is False:
            return
        self._see()
        for seat, reward in (self.rewards.after(self.episode) or {}).items():
            self.got[seat] += reward

    def _see(self) -> None:
        if self._memories is not None:
            for memory in self._memories:
                memory.see(self.episode)

    def copy(self, state: Any = None) -> OpenSpielEpisode:
        twin = OpenSpielEpisode.__new__(OpenSpielEpisode)
        twin.all_faces = self.all_faces
        twin.episode = self.episode.copy(state)
        twin.rewards = self.rewards.copy(twin.episode)
        twin.got = self.got[:]
        twin.steps = self.steps[:]
        twin.is_guess = self.is_guess or state is not None
        twin._memories = None if self._memories is None else [memory.copy() for memory in self._memories]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.is_guess:
            raise TypeError("a guess at what is hidden cannot be kept")
        return _played, (self.episode.setting, self.all_faces, tuple(self.steps))

    def __deepcopy__(self, _known: object) -> OpenSpielEpisode:
        return self.copy()


def _played(setting: EpisodeConfig, all_faces: bool, steps: tuple[int, ...]) -> OpenSpielEpisode:
    """Replay a play from its steps."""
    play = OpenSpielEpisode(setting, all_faces)
    for step in steps:
        play.take(step)
    return play


class OpenSpielState(pyspiel.State):
    """One moment of a play."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.play = OpenSpielEpisode(game.setting, game.all_faces)

    def current_player(self) -> int:
        episode = self.play.episode
        if episode.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return episode.seat if episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.episode.open() if player == self.play.episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        episode = self.play.episode
        assert episode.draw is not None
        left = set(episode.faces())
        places = [n for n, face in enumerate(episode.draw.faces) if face in left]
        alike = episode.setting.game.alike
        if alike is None or self.play.all_faces or episode.draw.count != 1:
            return [(place, 1 / len(places)) for place in places]
        place_of = {episode.draw.faces[place]: place for place in places}
        groups = alike(episode.state, episode.draw)
        return sorted((place_of[group[0]], len(group) / len(places)) for group in groups)

    def _apply_action(self, action: int) -> None:
        self.play.take(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        episode = self.play.episode
        if player == pyspiel.PlayerId.CHANCE:
            assert episode.draw is not None
            word = episode.setting.game.draw_notations[episode.draw.what]
            return f"{episode.draw.what} {word.show(episode.draw.faces[action], episode.encoding.lexicon)}"
        return episode.encoding.vocabulary.labels[action]

    def is_terminal(self) -> bool:
        return self.play.episode.outcome() is not None

    def returns(self) -> list[float]:
        return self.play.got if self.is_terminal() else [0.0] * len(self.play.got)

    def __str__(self) -> str:
        episode = self.play.episode
        if episode.draw is not None:
            return f"chance is asked: {episode.draw.what}, {len(episode.drawn)} of {episode.draw.count}"
        return as_text(episode)


class OpenSpielObserver:
    """A seat's observation: the array of `parlour.envs.numpy_encoding`, and a text with its view and its own steps.

    With perfect recall both include what the seat has seen and done before: the text as a digest, the array as its
    bits.
    """

    def __init__(self, setting: GameConfig, obs_type: Any, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError(f"an observer of Parlour has no parameters; {params} was given")
        self._encoding = setting.encoding
        self._recalls = obs_type is not None and obs_type.perfect_recall
        size = setting.encoding.observation_size
        self.tensor = np.zeros(size + (BITS if self._recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self._recalls:
            self.dict["past"] = self.tensor[size:]

    def set_from(self, state: OpenSpielState, player: int) -> None:
        episode = state.play.episode
        answering = episode.answering if episode.seat == player else None
        self.dict["observation"][:] = episode.observe(player, answering)
        if self._recalls:
            self.dict["past"][:] = state.play.memory(player).bits()

    def string_from(self, state: OpenSpielState, player: int) -> str:
        episode = state.play.episode
        steps = episode.answering.all_steps if episode.answering is not None and episode.seat == player else []
        view_data = self._encoding.view_data(episode.views[player])
        past = f"{state.play.memory(player).past()} " if self._recalls else ""
        return f"{player} {past}{[self._encoding.vocabulary.labels[step] for step in steps]} {view_data}"


class OpenSpielGame(pyspiel.Game):
    """One of the games, with its players and options."""

    def __init__(self, slug: str, game_type: Any, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        self.setting = GameConfig(
            slug,
            given["players"] or None,
            read_options(slug, given["options"]),
            given["form"] or None,
            edition=given["edition"] or None,
            resign=given["resign"],
        )
        self.all_faces = bool(given["all_faces"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.actions,
            max_chance_outcomes=MAX_FACES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.game.bound * STEPS,
        )
        super().__init__(game_type, info, dict(params or {}))

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> OpenSpielObserver:
        return OpenSpielObserver(self.setting, iig_obs_type, params)


def resampled(state: OpenSpielState, player: int, rng: Random) -> OpenSpielState:
    """Return a copy in which everything hidden from a player is dealt again, for searches over hidden information."""
    twin: OpenSpielState = state.clone()
    episode = state.play.episode
    resample = episode.setting.game.resample_hidden
    if resample is not None:
        state.play.memory(player)  # create it now: it cannot be rebuilt from the steps of a guess
        twin.play = state.play.copy(resample(episode.state, player, rng))
        twin.play.forget_others(player)
    return twin


def read_options(slug: str, text: str) -> dict[str, object]:
    """Parse options from the text of a game parameter: 'turn_limit:5;short:true'."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadData("options", f"{part!r} is not of the form NAME:VALUE")
        options[name] = library.rulebook(slug).option(name, "options").read(value, "options")
    return options


def name_of(slug: str) -> str:
    """Return the name of a game in OpenSpiel's registry."""
    return PREFIX + slug.replace("-", "_")


def _type_of(slug: str) -> Any:
    edition = library.bundled_edition(slug)
    return pyspiel.GameType(
        short_name=name_of(slug),
        long_name=edition.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=edition.most_seats,
        min_num_players=edition.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def _class_of(slug: str, game_type: Any) -> type[OpenSpielGame]:
    """Create a class for a game. OpenSpiel holds on to it beyond the interpreter's end, which a class survives."""

    class Own(OpenSpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(slug, game_type, params)

    return Own


for _slug in parlour.games():
    if name_of(_slug) not in pyspiel.registered_names():
        _type = _type_of(_slug)
        pyspiel.register_game(_type, _class_of(_slug, _type))

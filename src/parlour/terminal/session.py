"""A session: a table played at the prompt, by people and bots in turn, until it is over or somebody leaves."""

from __future__ import annotations

from random import Random

from rich.text import Text

from parlour.chance.committed import CommittedDealer
from parlour.core.moves import Action, Ask, Draw
from parlour.core.refusals import BadData, Refused, RulesBug
from parlour.core.text.notation import Token
from parlour.i18n.functions import slug
from parlour.i18n.sentences import capitalized
from parlour.terminal import ask_menu, colours, commands, event_lines
from parlour.terminal.session_state import SessionState
from parlour.terminal.texts import titles
from parlour.terminal.texts.wording import typed as as_typed

PROMPT = "> "
MAX_TYPED = 34
"""The maximum width of the column with what is typed; after a longer answer, its label has a line of its own."""
MAX_FACES = 12
"""The maximum number of results of a draw that are listed; of more, the first and the last."""


class Session(SessionState):
    """One session, from the first question to the end."""

    def run(self) -> None:
        """Play until the game is over; EOFError and KeyboardInterrupt leave the table as it is."""
        self._welcome()
        self._moves_shown[self.reader()] = len(self.history.steps)
        while not self.table.is_over() and not self.has_left:
            asks = self.table.asks()
            if not asks:
                self._let_hand_answer()
                continue
            ask = self._next(asks)
            if ask.seat in self.bots:
                self._let_bot_answer(ask)
            else:
                self._let_person_answer(ask)
        if self.table.is_over():
            self.show_events(self.reader())
            self._close()

    def obey(self, seat: int | None, typed: str) -> bool:
        """Run a command; False if the text is no command."""
        return commands.obey(self, seat, typed)

    def _next(self, asks: list[Ask]) -> Ask:
        """Return the next ask: bots that are waited for, then people. If nobody is waited for, seats take turns."""
        waited_for = [ask for ask in asks if ask.required]
        if waited_for:
            return next((ask for ask in waited_for if ask.seat in self.bots), waited_for[0])
        self._turns += 1
        return asks[self._turns % len(asks)]

    def _welcome(self) -> None:
        screen, table, words = self.screen, self.table, self.words
        screen.title(titles.heading(table.edition, words))
        changed = table.rulebook.changed(table.options)
        if changed:
            screen.say(words.text("session-house-rules", rules=event_lines.house_rules(changed)))
        if isinstance(table.dealer, CommittedDealer):
            screen.say(words.text("session-committed"), colours.QUIET)
            screen.say(table.dealer.commitment, colours.QUIET)
        if self.history.steps:
            screen.say(self._where_it_goes_on())
        if self.people:
            screen.say(words.text("session-how"), colours.QUIET)

    def _where_it_goes_on(self) -> str:
        """Return how much has been played; with hidden information the number of moves would reveal something."""
        if self._hides:
            return self.words.text("session-goes-on-hidden")
        return self.words.text("session-goes-on", moves=len(self.history.steps))

    def _let_bot_answer(self, ask: Ask) -> None:
        bot = self.bots[ask.seat]
        # A bot's random numbers depend on the table and the move alone: a resumed table continues as it would have.
        rng = Random(f"{self.table.journal.opening}/{ask.seat}/{len(self.history.steps)}")
        action = bot.choose(self.table.view(ask.seat), ask, rng)
        if not ask.contains(action):
            raise RulesBug(f"bot {bot.name!r} answered {action!r}, which it was not asked for")
        if not ask.required and action == ask.default_action:
            return  # it does nothing
        self.table.act(ask.seat, action)
        self.save()
        if len(self.people) < 2 or not self._hides:
            self.show_events(self.reader())

    def _let_person_answer(self, ask: Ask) -> None:
        seat = ask.seat
        if self._hides and self._at_hand != seat:
            self._hand_over(seat)
        reader = self.reader(seat)
        self.show_events(reader)
        drawing = self._drawing(seat)
        if drawing.plain != self._shown:
            self._show(seat, drawing)
        listed = ask_menu.lines(self.table, ask, event_lines.words_for(self.table, reader, self.language))
        self._list(ask, listed, reader)
        moves = len(self.history.steps)
        while not self.has_left and len(self.history.steps) == moves:  # an undo leads to another question
            typed = self.screen.ask(PROMPT)
            try:
                if self.obey(seat, typed):
                    continue
                answer = ask_menu.understood(listed, typed)
                if isinstance(answer, ask_menu.MenuLine):
                    self._act(seat, ask_menu.completed(self.screen, self.table, answer))
                else:
                    self._act(seat, answer)
            except Refused as refusal:
                self.refuse(refusal, reader)
            except BadData as problem:
                self.screen.problem(problem)

    def _act(self, seat: int, answer: Action | str) -> None:
        self.table.act(seat, answer)
        self.save()
        self.show_events(self.reader(seat))

    def _list(self, ask: Ask, listed: list[ask_menu.MenuLine], reader: int | None) -> None:
        table, language = self.table, self.language
        turn = event_lines.turn(table, ask.seat, reader, language)
        question = event_lines.question(table, ask.seat, reader, language)
        if question.startswith(turn):  # 'Your turn: roll the dice.'
            turn, question = question, ""
        heading = colours.styled(turn, colours.TITLE)
        if question:
            heading.append(f"  {question}")
        owed = event_lines.owed(table, ask.seat, reader, language)
        if owed:
            heading.append(f": {owed}")
        if len(listed) == 1:
            heading.append(f"  {self._only(listed[0])}", colours.KEY)
            self.screen.say(heading, indent=1)
            return
        self.screen.say(heading, indent=1)
        wide = max([len(line.text) for line in listed if len(line.text) <= MAX_TYPED], default=0) + 2
        for n, line in enumerate(listed):
            effect = event_lines.consequence(table, ask.seat, line.action, reader, language)
            typed = colours.styled(f"{n + 1:>2}  ", colours.KEY).append(line.text, colours.TITLE)
            told = Text(line.label)
            told.append(f" ({effect})" if line.label and effect else capitalized(effect), colours.QUIET)
            if told and len(line.text) + 2 <= wide:
                self.screen.say(typed.append(" " * (wide - len(line.text))) + told, indent=1, hang=4 + wide)
                continue
            self.screen.say(typed, indent=1, hang=4)
            if told:
                self.screen.say(told, indent=7)

    def _only(self, line: ask_menu.MenuLine) -> str:
        """Return the only answer, which Enter gives."""
        if not line.label:
            return self.words.text("session-enter", action=line.text)
        return self.words.text("session-enter-label", action=line.text, label=line.label)

    def _hand_over(self, seat: int) -> None:
        """Cover what the last person saw until the next one is at the screen."""
        self.screen.clear()
        self.screen.ask(self.words.text("session-pass-to", seat=self.table.names[seat]) + " ")
        self.screen.clear()
        self._at_hand = seat
        self._shown = ""

    def _let_hand_answer(self) -> None:
        """Ask what the real dice show."""
        draw = self.table.draw()
        if draw is None:
            raise RulesBug("nobody is asked, and nothing is drawn")
        word = self.table.game.draw_notations[draw.what]
        shows = self._possible(draw, word)
        asked = self.words.text_or(f"session-drawn-{slug(draw.what)}", f"{draw.what}?")
        text = self.words.text("session-drawn", question=asked, values=shows)
        self.screen.say(text, indent=1, hang=2)
        moves = len(self.history.steps)
        while not self.has_left and len(self.history.steps) == moves:
            typed = self.screen.ask(PROMPT)
            try:
                if self.obey(draw.seat if draw.seat >= 0 else None, typed):
                    continue
                values = [word.read(text, self.table.lexicon) for text in typed.replace(",", " ").split()]
                self.table.resolve_draw(*values)
                self.save()
                self.show_events(self.reader())
            except Refused as refusal:
                self.refuse(refusal)
            except (BadData, ValueError):
                text = self.words.text("session-not-drawn", typed=as_typed(typed), values=shows)
                self.screen.say(text, colours.BAD, indent=1)

    def _possible(self, draw: Draw, word: Token) -> str:
        """Return how many results a draw has, and which are possible."""
        shown = [word.show(face, self.table.lexicon) for face in draw.faces]
        faces = ", ".join(shown)
        if len(shown) > MAX_FACES:
            faces = self.words.text("prompt-range", first=shown[0], last=shown[-1], step=1)
        is_distinct = draw.count > 1 and not draw.returns
        return self.words.text("session-faces", count=draw.count, faces=faces, is_distinct=is_distinct)

    def _close(self) -> None:
        """Show how the game ended, the standing, and how to verify the dice."""
        outcome = self.table.outcome()
        assert outcome is not None
        screen = self.screen
        reader = self.reader()
        self.board(reader)
        screen.blank()
        headline = colours.styled(event_lines.ending(self.table, outcome, self.language), colours.TITLE)
        if reader is not None and outcome.winners:
            screen.title(self.words.text("session-won" if reader in outcome.winners else "session-not-won"))
        screen.say(headline)
        for seat, score, has_won in event_lines.standing(self.table, outcome):
            name = self.person(seat, reader)
            line = colours.styled("* " if has_won else "  ", colours.GOOD)
            line.append(self.table.lexicon.letter(seat), colours.seat(seat))
            line.append(f" {name}", colours.TITLE if has_won else "")
            line.append(f"  {score}", colours.QUIET)
            screen.say(line, indent=1)
        commands.offer_record(self)

"""A session: a table played at the prompt, by people and bots in turn, until it is over or somebody leaves."""

from __future__ import annotations

from random import Random

from parlour.chance.committed import CommittedDealer
from parlour.chance.dealers import describe
from parlour.core.moves import Action, Ask
from parlour.core.refusals import BadData, Refused, RulesBug
from parlour.table import provenance
from parlour.terminal import ask_menu, colours, commands, event_lines
from parlour.terminal.session_state import SessionState

PROMPT = "> "


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

    def _next(self, asks: list[Ask]) -> Ask:
        """Return the next ask: bots that are waited for, then people. If nobody is waited for, seats take turns."""
        waited_for = [ask for ask in asks if ask.required]
        if waited_for:
            return next((ask for ask in waited_for if ask.seat in self.bots), waited_for[0])
        self._turns += 1
        return asks[self._turns % len(asks)]

    def _welcome(self) -> None:
        screen = self.screen
        table = self.table
        screen.title(f"{provenance.title(table.edition)} ({table.edition.imprint()})")
        changed = table.rulebook.changed(table.options)
        if changed:
            screen.say(f"House rules: {event_lines.house_rules(changed)}.")
        if isinstance(table.dealer, CommittedDealer):
            screen.say("The dice can be checked at the end. The table is committed to", colours.QUIET)
            screen.say(table.dealer.commitment, colours.QUIET)
        if self.history.steps:
            screen.say(f"The table goes on after {self._moves_so_far()}.")
        if self.people:
            screen.say("Type an action or its number; 'why' explains, 'help' lists the rest.", colours.QUIET)

    def _moves_so_far(self) -> str:
        """Return how much has been played; with hidden information the number of moves would reveal something."""
        moves = len(self.history.steps)
        if self._hides:
            return "its last move"
        return f"{moves} move{'' if moves == 1 else 's'}"

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
        listed = ask_menu.lines(self.table, ask)
        self._list(ask, listed, reader)
        moves = len(self.history.steps)
        while not self.has_left and len(self.history.steps) == moves:  # an undo leads to another question
            typed = self.screen.ask(PROMPT)
            try:
                if commands.obey(self, seat, typed):
                    continue
                answer = ask_menu.understood(listed, typed)
                if isinstance(answer, ask_menu.MenuLine):
                    self._act(seat, ask_menu.completed(self.screen, self.table, answer))
                else:
                    self._act(seat, answer)
            except Refused as refusal:
                self.refuse(refusal)
            except BadData as problem:
                self.screen.problem(problem)

    def _act(self, seat: int, answer: Action | str) -> None:
        self.table.act(seat, answer)
        self.save()
        self.show_events(self.reader(seat))

    def _list(self, ask: Ask, listed: list[ask_menu.MenuLine], reader: int | None) -> None:
        heading = colours.styled(event_lines.turn(self.table, ask.seat, reader), colours.TITLE)
        heading.append(f" ({ask.clause})", colours.QUIET)
        heading.append(f"  {event_lines.question(self.table, ask.seat, reader)}")
        owed = event_lines.owed(self.table, ask.seat, reader)
        if owed:
            heading.append(f": {owed}")
        if len(listed) == 1:
            heading.append(f"  Enter: {listed[0].text}", colours.KEY)
            self.screen.say(heading, indent=1)
            return
        self.screen.say(heading, indent=1)
        follows = [event_lines.consequence(self.table, ask.seat, line.action, reader) for line in listed]
        wide = max(len(line.text) for line in listed) + 2
        for n, (line, shown) in enumerate(zip(listed, follows, strict=True)):
            text = colours.styled(f"{n + 1:>2}  ", colours.KEY)
            text.append(f"{line.text:{wide}}" if shown else line.text, "")
            text.append(shown, colours.QUIET)
            self.screen.say(text, indent=1, hang=4 + wide)

    def _hand_over(self, seat: int) -> None:
        """Cover what the last person saw until the next one is at the screen."""
        self.screen.clear()
        self.screen.ask(f"Pass to {self.table.names[seat]}, then press Enter. ")
        self.screen.clear()
        self._at_hand = seat
        self._shown = ""

    def _let_hand_answer(self) -> None:
        """Ask what the real dice show."""
        draw = self.table.draw()
        if draw is None:
            raise RulesBug("nobody is asked, and nothing is drawn")
        word = self.table.game.draw_notations[draw.what]
        shows = describe(draw, word, self.table.lexicon)
        self.screen.say(f"What does the {draw.what} show? Type it: {shows}. ({draw.clause})", indent=1, hang=2)
        moves = len(self.history.steps)
        while not self.has_left and len(self.history.steps) == moves:
            typed = self.screen.ask(PROMPT)
            try:
                if commands.obey(self, draw.seat if draw.seat >= 0 else None, typed):
                    continue
                values = [word.read(text, self.table.lexicon) for text in typed.replace(",", " ").split()]
                self.table.resolve_draw(*values)
                self.save()
                self.show_events(self.reader())
            except Refused as refusal:
                self.refuse(refusal)
            except (BadData, ValueError):
                self.screen.say(f"{typed[:40]!r} is not what the {draw.what} can show: {shows}.", colours.BAD, indent=1)

    def _close(self) -> None:
        """Show how the game ended, the standing, and how to verify the dice."""
        outcome = self.table.outcome()
        assert outcome is not None
        screen = self.screen
        reader = self.reader()
        self.board(reader)
        screen.blank()
        headline = colours.styled(event_lines.ending(self.table, outcome), colours.TITLE)
        headline.append(f" ({outcome.clause})", colours.QUIET)
        if reader is not None and outcome.winners:
            screen.title("You have won!" if reader in outcome.winners else "You have not won this time.")
        screen.say(headline)
        for seat, score, has_won in event_lines.standing(self.table, outcome):
            name = event_lines.person(self.table, seat, reader)
            line = colours.styled("* " if has_won else "  ", colours.GOOD)
            line.append(self.table.lexicon.letter(seat), colours.seat(seat))
            line.append(f" {name}", colours.TITLE if has_won else "")
            line.append(f"  {score}", colours.QUIET)
            screen.say(line, indent=1)
        commands.offer_record(self)

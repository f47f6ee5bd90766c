"""Events, questions, endings and refusals as sentences. They are made from the plain data that the server sends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.refusals import Refused
from parlour.i18n.reader import TextReader

if TYPE_CHECKING:
    from parlour.i18n.catalogue import Catalogue


def event_text(catalogue: Catalogue, event: Mapping[str, Any], reader: TextReader) -> str:
    """Return an event as a sentence that addresses the reader. `event` is the data of an event."""
    text = with_one_stop(catalogue.text(f"event-{event['event']}", _arguments(event), reader))
    return capitalized(text)  # it may begin with 'you', which is small in the middle of a sentence


def effect_text(catalogue: Catalogue, event: Mapping[str, Any], reader: TextReader) -> str:
    """Return what an answer would do, in a few words; '' if the catalogue has none for this event."""
    id = f"effect-{event['event']}"
    return catalogue.text(id, _arguments(event), reader) if catalogue.has(id) else ""


def _arguments(event: Mapping[str, Any]) -> dict[str, object]:
    return {**event["fields"], **event.get("titles", {})}


def question_text(catalogue: Catalogue, ask: Mapping[str, Any], reader: TextReader) -> str:
    """Return the question of an ask; '' if the catalogue has none.

    A clause that asks for two things has a message for each: its id ends with the name of the ask's first choice.
    """
    choices = ask["choices"]
    ids = [f"question-{ask['clause']}-{choices[0]['name']}"] if choices else []
    for id in (*ids, f"question-{ask['clause']}"):
        if catalogue.has(id):
            return catalogue.text(id, ask.get("details", {}), reader)
    return ""


def remark_text(catalogue: Catalogue, remark: Mapping[str, Any], reader: TextReader) -> str:
    """Return what a bot says as a sentence; '' if the catalogue has no words for it."""
    id = f"remark-{remark['name']}"
    return catalogue.text(id, remark["fields"], reader) if catalogue.has(id) else ""


def term_text(catalogue: Catalogue, name: str, fields: Mapping[str, object], reader: TextReader) -> str:
    """Return something that a bot weighed as a short sentence; '' if the catalogue has no words for it."""
    id = f"term-{name}"
    return catalogue.text(id, fields, reader) if catalogue.has(id) else ""


def refusal_text(catalogue: Catalogue, code: str, details: Mapping[str, object], reader: TextReader) -> str:
    """Return a refusal as a sentence."""
    return with_one_stop(catalogue.text(refusal_id(code), details, reader))


def in_language(catalogue: Catalogue, refused: Refused, reader: TextReader) -> Refused:
    """Return a refusal with its text in the language of a catalogue; unchanged if the catalogue does not have it."""
    if not catalogue.has(refusal_id(refused.code)):
        return refused
    text = refusal_text(catalogue, refused.code, refused.details, reader)
    return Refused(refused.code, refused.clause, text, refused.details)


def refusal_id(code: str) -> str:
    return "refusal-" + code.replace("/", "-")


def ending_text(catalogue: Catalogue, reason: str, winners: Sequence[str], reader: TextReader) -> str:
    """Return how a game ended; `winners` are letters of seats."""
    return catalogue.text(f"ending-{reason}", {"winners": list(winners)}, reader)


def with_one_stop(text: str) -> str:
    """Remove the second of two full stops, after a name such as 'Santa Fe R.R.'."""
    return text[:-1] if text.endswith("..") and not text.endswith("...") else text


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]

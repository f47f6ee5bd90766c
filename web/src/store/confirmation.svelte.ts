// Confirmation of irreversible actions. One question at a time, shown by ConfirmDialog.
export interface Question {
  title: string;
  text: string;
  /** The label of the button that confirms. */
  yes: string;
}

class Confirmation {
  question = $state.raw<Question | null>(null);
  #answer: ((isYes: boolean) => void) | null = null;

  /** Ask, and wait for the answer; closing the dialog is a no. */
  ask(question: Question): Promise<boolean> {
    this.answer(false);
    this.question = question;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  answer(isYes: boolean): void {
    this.question = null;
    this.#answer?.(isYes);
    this.#answer = null;
  }
}

export const confirmation = new Confirmation();

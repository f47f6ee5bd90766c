// The selected deed: a tap on a square or on a chip opens it. On a phone all deeds can be listed.
class Selection {
  deed = $state<string | null>(null);
  isList = $state(false);

  toggle(name: string): void {
    this.deed = this.deed === name ? null : name;
  }

  close(): void {
    this.deed = null;
    this.isList = false;
  }
}

export const selection = new Selection();

// Which deed is being looked at: a tap on a square or on a chip opens its card.
class Looking {
  deed = $state<string | null>(null);

  toggle(name: string): void {
    this.deed = this.deed === name ? null : name;
  }
}

export const looking = new Looking();

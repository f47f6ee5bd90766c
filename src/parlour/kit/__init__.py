"""Parts that several games share: actions, auctions, dice, packs, ledgers, choice menus, boards and trades. No IO."""

// The page that tells what the lab is. The commands are real ones: a test reads them from here.
export const enLab = {
  lab: {
    heading: "The lab",
    link: "The lab",
    what: "Bots play thousands of games while you have tea, and Parlour counts. The lab runs in a terminal on any computer that has Parlour.",
    ways: [
      {
        title: "Who wins, and how",
        text: "Many games with the same rules. The same seed gives the same games, on any number of processors.",
        command: "parlour simulate ten-up --games 1000 --bots normal,random --seed 1 --out results",
      },
      {
        title: "What a house rule changes",
        text: "Two sets of rules on the same dice, and what differs for certain.",
        command: "parlour compare finance --b double_rent=true --games 200",
      },
      {
        title: "Which bot is better",
        text: "Every pair plays from all seats on the same dice; ratings come with how sure they are.",
        command: "parlour tournament ten-up --bots normal,random --games 100 --out ladder",
      },
      {
        title: "What turned a game",
        text: "How worth went move by move, who was lucky, and which moment decided it. Download a record from any table.",
        command: "parlour explain game.record",
      },
      {
        title: "A page to show",
        text: "Charts and tables of any results, in one file that works offline.",
        command: "parlour report results",
      },
    ],
    more: "Every command has --help, which tells the rest.",
  },
} as const;

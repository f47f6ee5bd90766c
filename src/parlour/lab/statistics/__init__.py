"""What games add up to: win shares with intervals, Bradley-Terry ratings."""

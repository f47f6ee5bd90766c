"""What events and answers mean, in terms that all games share: tags for statistics, consequences for players."""

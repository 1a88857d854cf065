at_line = Строка { $line }: { LOW($problem) }
not_offered = «{ $step }» здесь сыграть нельзя.

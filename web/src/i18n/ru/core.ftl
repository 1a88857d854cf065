at_line = Строка { $line }: { LOW($problem) }

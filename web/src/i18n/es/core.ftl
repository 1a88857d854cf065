at_line = Línea { $line }: { LOW($problem) }

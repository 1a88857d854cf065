at_line = Línea { $line }: { LOW($problem) }
not_offered = «{ $step }» no se puede jugar aquí.

import type { Diagram } from '../../state/diagrams';

export function diagrams(values: Readonly<Record<string, string>>): Diagram[] {
  const large = values['board'] === 'large';
  const green = large ? 'n10,n12,n14,n16,o11,o13,o15,p12,p14,q13' : 'k8,k10,k12,l9,l11,m10';
  const yellow = large ? 'a13,b12,b14,c11,c13,d10,d12,d14,d16,f14' : 'a10,b9,b11,c8,c10,d13';
  const front = large ? 'd12' : 'c10';
  const step: Diagram = { section: 'Moving a peg', shows: 'step', position: 'opening', from: front };
  if (values['pairs'] === 'on') return [step];
  return [step, { section: 'Moving a peg', shows: 'hop', position: `y:${yellow} g:${green} y`, from: large ? 'a13' : 'a10' }];
}

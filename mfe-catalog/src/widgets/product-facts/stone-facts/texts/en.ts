import type { texts as ru } from './ru.ts'

export const texts: typeof ru = {
  laboratory: 'Laboratory',
  number: 'Number',
  stone: 'Stone',
  color: 'Color',
  clarity: 'Clarity',
  cut: 'Cut',
  inBox: 'The paper certificate comes in the box with the piece.',
  atLaboratory: 'Check it with the laboratory',
  showTrueSize: 'Show in true size',
  trueSize: 'The stone in true size',
  diameter: (mm: string) => `${mm}\u00a0mm across`,
  face: (long: string, wide: string) => `${long}\u00a0×\u00a0${wide}\u00a0mm`,
}

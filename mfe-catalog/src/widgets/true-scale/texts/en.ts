import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  length: '{{inches}}\u00a0in / {{mm}}\u00a0mm',
  measures: '{{name}}: {{width}} wide, {{height}} high',
  pair: '{{name}}: the pair is {{width}} wide, {{height}} high',
  part: '{{name}}: a part of the piece, beside a line of {{length}}',
  ofPicture: 'As measured in the picture: a ring of another size differs a little',
  real: 'Real size',
  isReal: '{{name}}, in real size',
  cut: 'The piece is larger than this window: only its middle is shown',
  finger: '{{name}}: on a finger {{length}} wide',
  wrist: '{{name}}: on a wrist {{length}} wide',
  lobe: '{{name}}: at the lobe of an ear {{length}} high',
  helix: '{{name}}: on an ear {{length}} high',
  neck: '{{name}}: on a neck {{length}} wide',
}

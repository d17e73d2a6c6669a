export const texts = {
  length: '{{mm}}\u00a0мм',
  measures: '{{name}}: {{width}} в\u00a0ширину, {{height}} в\u00a0высоту',
  pair: '{{name}}: пара занимает {{width}} в\u00a0ширину, {{height}} в\u00a0высоту',
  part: '{{name}}: на снимке часть украшения, отрезок рядом с\u00a0ней {{length}}',
  real: 'В\u00a0натуральную величину',
  isReal: '{{name}}, в\u00a0натуральную величину',
  cut: 'Украшение больше этого окна: видна его середина',
  finger: '{{name}}: на пальце {{length}} в\u00a0ширину',
  wrist: '{{name}}: на запястье {{length}} в\u00a0ширину',
  lobe: '{{name}}: у\u00a0мочки уха высотой {{length}}',
  helix: '{{name}}: на ухе высотой {{length}}',
  neck: '{{name}}: на шее {{length}} в\u00a0ширину',
}

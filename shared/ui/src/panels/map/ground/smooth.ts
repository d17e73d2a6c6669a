import type { Line, Spot } from './line.ts'

const STEPS = 6

/** A Catmull–Rom spline through the points; closed lines wrap around. */
export function smooth(line: Line): Line {
  if (line.length < 3) return line
  const at = (index: number): Spot => line[Math.min(line.length - 1, Math.max(0, index))] ?? [0, 0]
  const spots: Line = []
  for (let index = 0; index < line.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < STEPS; step += 1) {
      const part = step / STEPS
      spots.push([0, 1].map((axis) => between(before[axis] ?? 0, from[axis] ?? 0, to[axis] ?? 0, after[axis] ?? 0, part)) as Spot)
    }
  }
  spots.push(at(line.length - 1))
  return spots
}

const between = (before: number, from: number, to: number, after: number, part: number) =>
  0.5 *
  (2 * from +
    (to - before) * part +
    (2 * before - 5 * from + 4 * to - after) * part ** 2 +
    (3 * from - before - 3 * to + after) * part ** 3)

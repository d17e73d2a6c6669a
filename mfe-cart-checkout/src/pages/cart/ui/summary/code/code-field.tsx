import { useUnit } from 'effector-react'
import { CodeEntry } from '#features/codes/ui/code-entry.tsx'
import { codes } from '../../../codes.ts'
import { useTexts } from '../../../texts/index.ts'

/** A part of its own: its form is large. */
export default function CodeField() {
  const t = useTexts()
  const taken = useUnit(codes.$codesTaken)
  return <CodeEntry key={taken} codes={codes} t={t} />
}

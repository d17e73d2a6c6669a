import { useUnit } from 'effector-react'
import { CodeEntry } from '#features/codes/ui/code-entry.tsx'
import { codes } from '../../../codes.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from '../summary.module.css'

/** The field itself comes when it is wanted: few bags have a code, and its form is large. */
export default function CodeField() {
  const t = useTexts()
  const taken = useUnit(codes.$codesTaken)
  return (
    <div className={styles['code']}>
      <CodeEntry key={taken} codes={codes} t={t} takesFocus />
    </div>
  )
}

import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { edited } from '../model/index.ts'

/** The popup knows that something is typed in this form; a form that goes takes it along. */
export function useEdited(isEdited: boolean) {
  const tell = useUnit(edited)
  useEffect(() => {
    tell(isEdited)
    return () => void tell(false)
  }, [tell, isEdited])
}

import { useEffect } from 'react'
import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { SectionName } from '../../../features/sections/sections.ts'
import { sectionWanted } from './visit.ts'

/** For a section whose model comes with its own code: it asks for its data when the page wanted them before the code was there. */
export function createLateSection(section: SectionName) {
  const $isWanted = createStore(false, { serialize: 'ignore' }).on(sectionWanted, (isWanted, wanted) => isWanted || wanted === section)
  return function useLateSection() {
    const { isWanted, want } = useUnit({ isWanted: $isWanted, want: sectionWanted })
    useEffect(() => {
      if (!isWanted) want(section)
    }, [isWanted, want])
  }
}

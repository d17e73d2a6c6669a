import { useEffect } from 'react'
import { createStore } from 'effector'
import { useUnit } from 'effector-react'
import type { SectionName } from '#features/sections/sections.ts'
import { sectionWanted } from './visit.ts'

/** For lazy sections: loads data if it was requested before the code arrived. */
export function createLateSection(section: SectionName) {
  const $isWanted = createStore(false, { serialize: 'ignore' }).on(sectionWanted, (isWanted, wanted) => isWanted || wanted === section)
  return function useLateSection() {
    const { isWanted, want } = useUnit({ isWanted: $isWanted, want: sectionWanted })
    useEffect(() => {
      if (!isWanted) want(section)
    }, [isWanted, want])
  }
}

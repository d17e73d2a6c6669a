import { PopupLink } from '@shop/ui'
import type { Sheet } from '../sheet.ts'

const CARE = { owner: 'mfe-landings', widget: 'care' } as const

export const sheet: Sheet = {
  states: ({ say }) => {
    const words = say('Как ухаживать', 'How to care for it')
    return {
      default: (
        <PopupLink to="/caring-for-jewelry" popup={CARE} className="link">
          {words}
        </PopupLink>
      ),
      focus: (
        <PopupLink to="/caring-for-jewelry" popup={CARE} className="link">
          {words}
        </PopupLink>
      ),
    }
  },
}

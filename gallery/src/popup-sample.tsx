import { Button } from '@shop/ui'
import {
  Overlay,
  OverlayAction,
  OverlayBody,
  OverlayFoot,
  OverlayPageLink,
  OverlayStack,
  OverlayTitle,
  type OverlayKind,
} from '@shop/ui/popup'
import { ignored } from './held.tsx'
import type { Sheet, Tools } from './sheet.ts'

const LONG = 12

/** The widget inside sets the margins of a wide frame, and what lies above and below in a drawer. */
const PADDINGS: Record<OverlayKind, number | string> = { wide: 24, drawer: '20px 0', dialog: 0, sheet: 0 }

interface PopupProps extends Pick<Tools, 'say'> {
  kind: OverlayKind
  side?: 'start' | 'end'
  isLong?: boolean
}

function Popup({ kind, side, isLong, say }: PopupProps) {
  const button = <Button wide>{say('Понятно', 'Got it')}</Button>
  const text = say(
    'Храните украшения по одному: алмаз царапает всё, кроме другого алмаза.',
    'Keep pieces one by one: a diamond scratches everything but another diamond.',
  )
  return (
    <Overlay label={say('Уход', 'Care')} kind={kind} side={side} onClose={ignored}>
      <OverlayTitle>
        {isLong
          ? say('Как ухаживать за золотом с жемчугом и бриллиантами', 'How to care for gold with pearls and diamonds')
          : say('Уход за украшениями', 'Caring for jewelry')}
      </OverlayTitle>
      <OverlayBody>
        <div className="prose" style={{ padding: PADDINGS[kind] }}>
          {Array.from({ length: isLong ? LONG : 1 }, (_, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
        <div style={{ paddingInline: kind === 'wide' ? 24 : 0 }}>
          <OverlayStack>
            <OverlayPageLink to="/caring-for-jewelry">{say('Весь гид', 'The whole guide')}</OverlayPageLink>
          </OverlayStack>
        </div>
      </OverlayBody>
      {kind === 'dialog' || kind === 'sheet' ? <OverlayAction>{button}</OverlayAction> : <OverlayFoot>{button}</OverlayFoot>}
    </Overlay>
  )
}

/** One sheet for each frame, because a popup covers the whole window. */
export const popupSheet = (props: Omit<PopupProps, 'say'>): Sheet => ({ states: ({ say }) => ({ open: <Popup {...props} say={say} /> }) })

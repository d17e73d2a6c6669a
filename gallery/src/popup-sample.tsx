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

/** The widget inside sets the margins of such a frame. */
const isBare = (kind: OverlayKind) => kind === 'wide'

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
        <div className="prose" style={{ padding: isBare(kind) ? 24 : 0 }}>
          {Array.from({ length: isLong ? LONG : 1 }, (_, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
        <div style={{ paddingInline: isBare(kind) ? 24 : 0 }}>
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

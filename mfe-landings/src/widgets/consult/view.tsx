import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { ConsultAsked } from './consult-asked.tsx'
import { ConsultForm } from './form.tsx'
import { $asked, opened } from './model.ts'
import { useTexts } from './texts/index.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Requests a stylist by message, call or video; about a product if opened from one. */
export function ConsultView({ piece, name }: { piece?: unknown; name?: unknown }) {
  const t = useTexts()
  const { asked, open } = useUnit({ asked: $asked, open: opened })
  useEffect(() => open(), [open])
  const pieceName = textOf(name)
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayStack>
        {asked ? (
          <ConsultAsked asked={asked} />
        ) : (
          <>
            <p className="soft">{pieceName ? t('aboutPiece', { piece: pieceName }) : t('lead')}</p>
            <ConsultForm piece={textOf(piece)} />
          </>
        )}
      </OverlayStack>
    </>
  )
}

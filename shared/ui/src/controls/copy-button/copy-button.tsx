import { useState, type ReactNode } from 'react'
import { Button, type ButtonLook, Icon } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'

export interface CopyButtonProps extends ButtonLook {
  text: string
  children: ReactNode
}

/** Copies a text and confirms it. The clipboard needs HTTPS; the text is displayed beside the button anyway. */
export function CopyButton({ text, children, look = 'line', ...rest }: CopyButtonProps) {
  const t = useTexts()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    )
  return (
    <>
      <Button look={look} onClick={copy} {...rest}>
        <Icon name={isCopied ? 'check' : 'copy'} size="s" /> {isCopied ? t('copied') : children}
      </Button>
      <span className="vh" role="status">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  )
}

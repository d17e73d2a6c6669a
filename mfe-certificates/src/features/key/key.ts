/** What opens a certificate. */
export interface Key {
  /** 7K2M-9QXD */
  number: string
  authCode: string
  /** Signs of the picture, once the server asks for them. */
  signs: string
}

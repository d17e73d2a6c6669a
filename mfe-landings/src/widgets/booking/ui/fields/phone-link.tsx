/** A phone of the shop that can be called. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="link num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)

/** SQL: the order's phone is of who made it, and not just where its messages go [orders.contact-phone]. `order` is the table's alias. */
export const isOwnPhone = (order: string) => `${order}.options ->> 'contactOnly' IS DISTINCT FROM 'true'`

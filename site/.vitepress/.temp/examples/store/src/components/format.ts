const money = new Intl.NumberFormat("en-IE", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

export const formatPrice = (amount: number) => money.format(amount);
export const formatDay = (instant: string) => day.format(new Date(instant));
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

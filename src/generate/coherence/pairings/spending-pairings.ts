import { type Pairing, toMentions, toTexts } from "./pairing.ts";

/** What money is spent on decides what the bank writes beside it, and in which direction it goes. */
export const spendingPairings: readonly Pairing[] = [
  {
    knownBy: "description|memo|narrative",
    follows: "counterparty|counterparty name|payee",
    owner: /^(?:transaction|payment|posting)$/,
    fits: toMentions({
      "water|electricity|internet|phone": "Union Energy|City Waterworks|Bluebird Telecom",
      "dinner|lunch|coffee": "The Copper Pan|Café Lume|Little Bistro",
      "train|taxi|ticket": "City Transport|Northline Rail",
      "groceries|bread|fruit|weekly shopping": "Green Grocer|Fernway Foods|Corner Bakery",
      rent: "Oakline Property|Harbour Homes",
      salary: "Northwind Labs|Lakeside Trading",
      gym: "City Fitness",
      "pharmacy|dentist": "Market Pharmacy|Dr. Weber, dentist",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "description|memo|narrative",
    owner: /^(?:transaction|payment|purchase)$/,
    isOwn: true,
    fits: toTexts({
      groceries: "Weekly shopping|Fruit and vegetables|Bread and milk",
      "rent|housing": "Rent",
      "salary|income": "Monthly salary",
      "transport|transportation|travel": "Monthly ticket|Taxi to the station|Train ticket",
      "entertainment|leisure": "Cinema tickets|Concert|Streaming subscription",
      "utilities|bills": "Electricity|Water bill|Internet",
      "transfer|transfers": "Transfer to savings|Shared dinner|Monthly transfer",
      "dining|restaurants|food": "Lunch|Dinner for two|Coffee",
      "health|healthcare": "Pharmacy|Dentist",
      shopping: "Online order|Shoes|Birthday present",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "merchant category code|mcc",
    owner: /^(?:transaction|payment|purchase)$/,
    isOwn: true,
    fits: toTexts({
      groceries: "5411|5422",
      "rent|housing": "6513",
      "transport|transportation|travel": "4111|4121",
      "entertainment|leisure": "7832|7922",
      "utilities|bills": "4900|4814",
      "dining|restaurants|food": "5812|5814",
      "health|healthcare": "5912|8021",
      shopping: "5311|5942",
    }),
  },
  {
    knownBy: "category|spending category|transaction category",
    follows: "type|direction|transaction type",
    owner: /^(?:transaction)$/,
    isOwn: true,
    fits: toTexts({
      "salary|income|interest": "=credit|=income|=deposit|=in",
      "groceries|rent|housing|transport|transportation|travel|entertainment|leisure|utilities|bills|dining|restaurants|food|health|shopping|education|subscriptions":
        "=debit|=expense|=withdrawal|=purchase|=out|=payment",
    }),
  },
];

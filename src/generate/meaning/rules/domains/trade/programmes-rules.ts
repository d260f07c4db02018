import { productNames } from "../../../../phrases/subjects.ts";
import { beside, english, pick, type TextRule, toTextRules } from "../../text-rule.ts";

/** What a line is of, where nothing else names it. */
const ware: TextRule = (context) => {
  const { siblings } = context.member;
  const isNamed = siblings.some((name) =>
    /^(?:name|title|item|product|product_?name)$/i.test(name),
  );
  return isNamed ? undefined : beside(/^(?:sku|quantity|qty)$/i, english(productNames))(context);
};

/** Sellers on a marketplace, points and what they buy, and what a firm orders for itself. */
export const programmesRules = toTextRules({
  // Sellers
  "payout method|payout type|payout schedule method":
    "bank transfer|PayPal|Stripe|bank transfer|Wise",
  "payout schedule|payout frequency|payout interval": "weekly|every two weeks|monthly",
  "store name|shop name|storefront name|store|shop @ vendor seller merchant storefront":
    "Oak & Thread|The Paper Shelf|Northern Clay|Little Loom|Harbour Candles|Field & Fern|Copper Kettle Goods|Blue Door Prints",
  // Points
  "name|title|reward name @ loyaltyreward redemptionoption": beside(
    /points/i,
    "Free coffee|10 € voucher|Free delivery for a month|Canvas bag|Birthday cake|Two cinema tickets|Early access to the sale|Barista course",
  ),
  "description|details|summary @ loyaltyreward": beside(
    /points/i,
    "Any size, in all our cafés.|Taken off your next order.|For as many orders as you like.|Made of organic cotton.|Order it three days ahead.|For any film from Monday to Thursday.",
  ),
  "category|type @ loyaltyreward": beside(
    /points/i,
    "Drinks|Vouchers|Delivery|Merchandise|Experiences",
  ),
  "terms|terms and conditions|conditions|fine print @ reward loyaltyreward perk voucher coupon offer":
    "One for each member.|Not with other offers.|While stock lasts.|Valid for 30 days after it is redeemed.|Only in our own shops.",
  "description|note|details|reason @ loyaltytransaction pointstransaction pointtransaction pointsentry loyaltyentry":
    "Purchase in the shop|Online order|Birthday bonus|Free coffee redeemed|Friend invited|Correction by support",
  // Orders of firms
  "notes|note|remarks|remark|comments|instructions|special instructions|delivery instructions @ purchaseorder requisition purchaserequisition goodsreceipt":
    "Deliver to dock 3, before noon.|Partial delivery is fine.|Call the warehouse an hour ahead.|Pallets without shrink wrap, please.|Same terms as the last order.|Quote the order number on the invoice.|Send the certificates along.|Replacement for the damaged delivery.|Price as agreed by phone.",
  "description|item description|details @ orderitem orderline purchaseorderitem cartitem receiptitem requisitionitem shipmentitem purchaseitem":
    ware,
  "name|item|item name|product|product name @ stockitem inventoryitem stocklevel": beside(
    /^(?:sku|bin|warehouse|reorder|quantity|lot)/i,
    english(productNames),
  ),
  // Claims of those who work there
  "payment method|paid with|payment type @ expense expenseclaim expensereport reimbursement": (
    context,
  ) =>
    context.member.siblings.some((name) =>
      /employee|receipt|approve|reimburs|submitted/i.test(name),
    )
      ? pick("company card|personal card|cash|bank transfer")(context)
      : undefined,
});

import { besideAny, toTextRules } from "../../text-rule.ts";

/** What courts, rescuers, publishers and those who help others write down. */
export const societyRules = toTextRules({
  // Rescue
  "station|home station|base station|base|home base|fire station|station name @ emergencyunit rescueunit fireunit fireengine firetruck emergencyvehicle rescuevehicle policeunit patrolunit firefighter paramedic responder patrolcar":
    "Station 1 Central|Station 2 Harbour|Station 3 North|Station 4 Riverside|Station 5 Airport|Station 7 West End",
  "notes|note|remarks|comments @ dispatch emergencydispatch": besideAny(
    "incident id|call id|emergency id",
  )(
    "Second unit requested.|Access through the courtyard.|Police on scene.|Handed over to the hospital.|Caller waits at the gate.|Route blocked by road works.",
  ),
  // Publishing
  "feedback|editor notes|editor comments|reviewer comments|reader report|editorial feedback|reviewer notes @ manuscript booksubmission bookproposal":
    "Strong opening, the middle wants cutting.|A voice of its own.|Not quite right for our list.|Dialogue rings true, the ending comes too early.|We would like to see the next draft.",
  "period|royalty period|sales period|reporting period @ royalty royaltystatement royaltypayment salesreport financialreport":
    "Q1 2026|Q2 2026|Q3 2026|Q4 2025|Q3 2025",
  // Coins
  "symbol|ticker|coin|asset|coin symbol|asset symbol|token @ cryptoholding cryptoasset cryptocurrency cryptoposition cryptobalance cryptoportfolioholding cryptoportfolioasset cryptowalletholding cryptotransaction cryptotrade":
    "BTC|ETH|SOL|ADA|USDC|DOT|LINK|XRP|LTC|AVAX",
  "name|coin name|asset name|token name|currency name @ cryptoholding cryptoasset cryptocurrency cryptoposition cryptobalance cryptoportfolioholding cryptoportfolioasset":
    "Bitcoin|Ethereum|Solana|Cardano|USD Coin|Polkadot|Chainlink|XRP|Litecoin|Avalanche",
  // What was lost and found
  "location|found location|place|where|location found @ founditem lostitem lostproperty":
    "Lobby|Platform 4|Gym locker room|Reading room|Bus line 36|Cafeteria|Parking level 2",
});

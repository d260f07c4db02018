import { companyNames } from "../../../../phrases/subjects.ts";
import { personOf } from "../../../subject.ts";
import { besideAny, digits, english, toTextRules } from "../../text-rule.ts";

/** What goes over a counter: cafés, laboratories, brokers, desks. */
export const counterRules = toTextRules({
  "location|area|zone|section|position @ restauranttable diningtable table":
    "Window|Terrace|Main room|Bar|Garden|Upstairs",
  "response|reply|owner response|seller response|merchant reply|store response @ review productreview restaurantreview hotelreview & =rating verified_purchase":
    "Thank you for the kind words!|We are sorry to hear that. Please write to us, and we will make it right.|Thanks for the feedback, we will pass it on.|Glad that you like it!|We have sent you a replacement.",
  // Cafés and bakeries
  "syrup|syrups|flavour shot|flavor shot|sweetener|topping @ coffee coffeeorder cafe drink order latte tea & milk barista":
    "Vanilla|Caramel|Hazelnut|none|Cinnamon",
  "temperature|serving temperature @ coffee coffeeorder drink tea cafe beverage & milk barista shots":
    "hot|iced|extra hot|warm",
  "size|cup size @ coffee coffeeorder drink tea beverage & milk barista shots":
    "small|medium|large",
  "options|extras|modifiers|customizations|customisations|add ons|toppings|sides @ foodorderitem foodorderitems orderitem fooditem menuorderitem & special_instructions":
    "Extra cheese|No onions|Large|Gluten-free|Spicy sauce|Extra rice",
  "special instructions|instructions|notes|comment|customer note @ foodorder foodorderitem foodorderitems fooditem mealorder":
    "No onions, please.|Sauce on the side.|Well done.|Extra napkins.|Please ring twice.",
  "special instructions|instructions|notes|comment|comments|customer note @ coffee coffeeorder drink foodorder & milk barista drink dish":
    "No sugar, please.|Oat milk if possible.|Cut in half, please.|Extra napkins.|Sauce on the side.|Not too hot.",
  "pickup name|name on cup|collection name|order name|name for pickup": () => (scope) =>
    personOf(scope, ["pickup"]).first,
  "frosting|icing|glaze|coating|filling|sponge":
    "Buttercream|Chocolate ganache|Cream cheese|Lemon glaze|Raspberry|Whipped cream",
  "crust|dough|pizza base": "thin|deep-pan|wholemeal|sourdough",
  "toppings|topping": "Mushrooms|Olives|Basil|Extra cheese|Peppers|Chocolate sprinkles",
  "doneness|cooking level": "rare|medium rare|medium|well done",
  "brew method|brewing method|preparation method @ coffee tea brew":
    "espresso|pour-over|French press|AeroPress|cold brew",
  // Laboratories
  "name|parameter @ labresult bloodresult testresult & reference_range":
    "Hemoglobin|Glucose|Potassium|Sodium|TSH|Creatinine|Cholesterol|Ferritin|CRP",
  "category|test category|discipline @ labresult labtest laborder":
    "Haematology|Chemistry|Immunology|Microbiology|Endocrinology|Urinalysis",
  "test name|test|panel|panel name|test type|lab test|name|title @ lab bloodtest labresult labreport labtest laborder bloodwork diagnosticreport":
    besideAny("results|values|components|biomarkers|measurements|markers|parameters|analytes")(
      "Complete blood count|Lipid panel|Metabolic panel|Thyroid panel",
    ),
  "test name|test|panel|analyte|test type|lab test|assay name @ blood bloodtest lab labtest labresult specimen medical urine & reference_range specimen_type mrn patient_name":
    "Hemoglobin|Glucose|Potassium|Sodium|TSH|Creatinine|Cholesterol|Ferritin|Vitamin D",
  "specimen type|sample type|specimen|sample @ blood bloodtest lab labtest medical patient & reference_range mrn patient_name":
    "blood|serum|plasma|urine|saliva",
  "flag|abnormal flag|result flag|interpretation flag @ blood bloodtest lab labtest labresult & reference_range specimen_type":
    "normal|normal|high|low|normal",
  "interpretation|clinical interpretation|impression|conclusion|lab comment @ blood bloodtest lab labtest labresult radiology scan medical & reference_range specimen_type patient_name":
    "Within the normal range.|Slightly raised, repeat in three months.|No abnormality found.|Consistent with mild anaemia.|Compare with the last result.",
  "medical record number|mrn|patient number|chart number|hospital number": digits(
    "MRN-4#####",
    "MRN-7#####",
  ),
  // Property deals
  "contingency|contingencies|offer conditions|conditions of sale @ realestate estate offer property purchase & earnest_money closing_date offer_price":
    "Financing|Home inspection|Appraisal|Sale of current home|Clear title",
  "contingency|contingencies|offer conditions|conditions|terms @ offer purchaseoffer propertyoffer & buyer_name buyer_id property_id listing_id financing counter_amount closing_date":
    "Subject to financing|Subject to a survey|Sale of our own home|Clear title|Repairs before closing|Keys by the end of the month",
  "financing type|financing|loan type|mortgage type|funding type @ realestate estate offer property mortgage home & earnest_money closing_date offer_price down_payment":
    "conventional|cash|FHA|fixed rate|bridge loan",
  "loan type|type|loan product|product @ loan borrower & borrower principal term_months":
    "personal|mortgage|car|student|business|home equity",
  "offer status|status @ realestateoffer estateoffer & earnest_money offer_price":
    "submitted|countered|accepted|rejected|withdrawn",
  "brokerage|brokerage name|realty|real estate agency|listing office|estate agency":
    "Harbour Realty|Oakline Homes|Lakeside Property|North Gate Estates|Alder & Stone Realty",
  "view|room view|window view @ room hotelroom suite cabin flat apartment":
    "sea|city|garden|courtyard|mountain",
  // Desks
  "extension|phone extension|ext|desk phone @ agent supportagent employee staff contact person user office directory & manager team phone shift":
    digits("2##", "3##", "4##"),
  "skills|skill|specialties|expertise @ agent supportagent support callcenter":
    "Billing|Returns|Technical setup|Account access|Live chat|Escalations",
  "availability|presence|current availability @ agent supportagent operator driver courier & open_tickets shift resolved_today":
    "available|busy|on break|in a call|offline",
  // Bees and small beasts
  "temperament|colony temperament|behavior|behaviour|mood @ hive beehive apiary colony bee":
    "calm|gentle|nervous|defensive",
  "brood pattern|brood @ hive apiary colony bee": "solid|spotty|good|scattered",
  "treatment|varroa treatment|mite treatment @ hive apiary colony bee":
    "Oxalic acid|Formic acid|Thymol|None|Apivar strips",
  "location|site|stand @ hive apiary colony bee":
    "Orchard edge|Lime avenue|Rooftop|Heath clearing|Behind the barn",
  "shelter|shelter name|rescue|rescue organization|rescue center|animal shelter":
    "Harbour Animal Shelter|Second Home Rescue|Riverside Shelter|Paws & Friends|City Animal Home",
  "sale name|sale title|auction name|auction title|sale @ lot auctionlot auction":
    "Spring Fine Art Sale|Modern Masters|Books and Maps|Country House Sale|Evening Auction|Design since 1900",
  "tagline|slogan|claim|motto @ plan telecomplan mobileplan phoneplan subscription":
    "More data, same price|Stay close for less|All you need, every month|Made for streaming",
  "eligibility|eligible for|available to @ plan telecomplan mobileplan tariff":
    "All customers|New customers|Under 28|Students|Families",
  "underwriter|insurance company|carrier name insurance": english(companyNames),
});

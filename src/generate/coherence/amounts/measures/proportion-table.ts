/** One number that lies around another: so much more, or so many times as much. */
export interface Proportion {
  readonly follows: string;
  readonly of: string;
  readonly add?: readonly [least: number, most: number];
  readonly times?: readonly [least: number, most: number];
  readonly decimals: number;
  /** Whether none is none: a state has said that it has not begun. */
  readonly isNoneAtFirst?: true;
  /** Whether nothing of the other tells nothing: what has not begun has a budget. */
  readonly isOfSome?: true;
  /** Words of the things that it is for. Default: all. */
  readonly owner?: RegExp;
  /** Neighbours of which one must be there for it to be meant. Default: none. */
  readonly beside?: string;
  /** Neighbours that say better how much it is. */
  readonly unless?: string;
}

export const proportions: readonly Proportion[] = [
  {
    follows: "tax owed|tax due|total tax|tax liability",
    of: "taxable income",
    times: [0.11, 0.24],
    decimals: 0,
  },
  {
    follows: "tax paid|tax withheld|withheld",
    of: "tax owed|tax due|total tax|tax liability",
    times: [0.9, 1.12],
    decimals: 0,
  },
  {
    follows: "annual output gwh|annual generation gwh|yearly output gwh|annual production gwh",
    of: "capacity mw|installed capacity mw|rated capacity mw|peak capacity mw|capacity",
    times: [0.95, 1.7],
    decimals: 1,
    owner: /^(?:solar|pv|photovoltaic)$/,
  },
  {
    follows: "annual output gwh|annual generation gwh|yearly output gwh|annual production gwh",
    of: "capacity mw|installed capacity mw|rated capacity mw|peak capacity mw|capacity",
    times: [2.1, 4.2],
    decimals: 1,
    owner: /^(?:wind|turbine|windfarm|offshore|hydro|hydropower)$/,
  },
  {
    follows: "panel count|panels|number of panels|module count",
    of: "capacity mw|installed capacity mw|peak capacity mw",
    times: [2050, 2600],
    decimals: -1,
  },
  {
    follows:
      "co2 saved tons|co2 saved tonnes|co2 avoided tons|co2 avoided tonnes|emissions avoided tons",
    of: "annual output gwh|annual generation gwh|yearly output gwh|annual production gwh",
    times: [380, 460],
    decimals: -1,
  },
  {
    follows: "episodes|episode count|total episodes|episodes total|number of episodes",
    of: "seasons|season count|number of seasons|total seasons|seasons total",
    times: [7, 12],
    decimals: 0,
  },
  {
    follows: "downvotes|dislikes|downvote count|dislike count|thumbs down",
    of: "upvotes|likes|upvote count|like count|thumbs up",
    times: [0.02, 0.25],
    decimals: 0,
  },
  {
    follows: "opens|opened|unique opens|open count|total opens",
    of: "recipients|recipient count|sent|delivered|emails sent|recipients count|total recipients",
    times: [0.16, 0.48],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "clicks|clicked|unique clicks|click count|total clicks",
    of: "opens|opened|unique opens|open count|total opens",
    times: [0.04, 0.24],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "unsubscribes|unsubscribed|unsubscribe count",
    of: "recipients|recipient count|sent|delivered|emails sent|recipients count|total recipients",
    times: [0.0004, 0.006],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "bounces|bounced|bounce count",
    of: "recipients|recipient count|sent|emails sent|recipients count|total recipients",
    times: [0.002, 0.02],
    decimals: 0,
    isNoneAtFirst: true,
  },
  {
    follows: "passengers booked|booked passengers|passengers|passenger count|booked",
    of: "passenger capacity|seats|seat capacity|capacity|max passengers",
    times: [0.35, 0.96],
    decimals: 0,
    owner: /^(?:ferry|sailing|flight|train|bus|cruise|voyage|departure|crossing|coach)$/,
  },
  {
    follows: "annual tax|property tax|yearly tax|tax amount",
    of: "assessed value|taxable value|assessment",
    times: [0.011, 0.021],
    decimals: 0,
  },
  {
    follows: "final gravity|fg",
    of: "original gravity|og",
    times: [0.952, 0.962],
    decimals: 3,
  },
  {
    follows: "reimbursed amount|amount reimbursed",
    of: "amount|total|total amount|claimed amount|amount claimed",
    times: [1, 1],
    decimals: 2,
    isNoneAtFirst: true,
  },
  {
    follows: "current amount|saved|saved amount|amount saved|current savings|balance",
    of: "target amount|goal amount|target|goal",
    times: [0.06, 0.97],
    decimals: 0,
    owner: /^(?:saving|savings|goal|savingsgoal)$/,
  },
  {
    follows: "loan amount|mortgage amount|amount requested",
    of: "property value|home value|property price|purchase price|house value",
    times: [0.55, 0.85],
    decimals: -3,
    owner: /^(?:mortgage|homeloan|loan)$/,
  },
  {
    follows: "tax deduction|tax deducted|tax|income tax|paye|tax withheld",
    of: "gross pay|gross salary|gross",
    times: [0.12, 0.26],
    decimals: 2,
    owner: /^(?:payslip|paystub|salary|pay|payroll|paycheck)$/,
  },
  {
    follows: "patient pays|patient share|out of pocket|copay|patient amount|patient cost",
    of: "cost|total cost|total|amount|price|fee",
    times: [0.1, 0.45],
    decimals: 0,
    owner: /^(?:dental|visit|treatment|medical|claim|procedure|hospital)$/,
  },
  {
    follows: "used gb|data used gb|gb used|data used",
    of: "data gb|data allowance gb|data limit gb|gb included|data allowance|data limit",
    times: [0.08, 0.98],
    decimals: 1,
  },
  {
    follows: "daily price|price per day|day rate",
    of: "monthly price|price per month|monthly rate",
    times: [0.06, 0.1],
    decimals: 0,
    owner: /^(?:desk|coworking|office|parking|space|locker|storage)$/,
  },
  {
    follows: "raised|amount raised|total raised",
    of: "goal|goal amount|target|fundraising goal|target amount",
    times: [0.15, 1.1],
    decimals: 0,
    owner: /^(?:fundraiser|fundraising|runner|participant|charity|appeal)$/,
  },
  {
    follows: "beds|number of beds",
    of: "bedrooms|number of bedrooms",
    times: [1, 1.5],
    decimals: 0,
  },
  {
    follows: "max guests|sleeps|maximum guests|guest capacity|max occupancy",
    of: "bedrooms|number of bedrooms",
    times: [2, 2.4],
    decimals: 0,
  },
  {
    follows: "amount requested|requested amount|loan amount|amount",
    of: "annual income|yearly income|gross annual income",
    times: [0.12, 0.8],
    decimals: -3,
    owner: /^(?:loan|credit)$/,
    unless: "loan type|type|product|loan product|product type",
  },
  {
    follows:
      "total gross|gross total|total gross pay|gross payroll|gross amount|gross pay|total amount",
    of: "employee count|employees|number of employees|headcount|employees paid|employees count",
    times: [2900, 5200],
    decimals: 2,
    owner: /^(?:payroll|pay|payrun|salary|wage)$/,
  },
  {
    follows: "ytd gross|gross ytd|year to date gross|ytd gross pay|ytd earnings",
    of: "gross pay|gross|gross amount|gross salary|gross wages",
    times: [3, 11],
    decimals: 2,
  },
  {
    follows: "ytd net|net ytd|year to date net|ytd net pay",
    of: "ytd gross|gross ytd|year to date gross|ytd gross pay|ytd earnings",
    times: [0.66, 0.76],
    decimals: 2,
  },
  {
    follows: "ytd tax|ytd taxes|tax ytd|taxes ytd|year to date tax",
    of: "ytd gross|gross ytd|year to date gross|ytd gross pay|ytd earnings",
    times: [0.16, 0.24],
    decimals: 2,
  },
  {
    follows:
      "current value|book value|resale value|residual value|net book value|depreciated value",
    of: "purchase price|purchase cost|acquisition cost|original cost|acquisition price|original value",
    times: [0.28, 0.86],
    decimals: -2,
    owner: /^(?:vehicle|car|truck|van|asset|equipment|machine|device|fleet|tool|furniture)$/,
  },
  {
    follows: "occupied positions|occupied locations|used positions|occupied slots|positions used",
    of: "total pallet positions|pallet positions|total positions|total locations|storage locations|total slots",
    times: [0.45, 0.96],
    decimals: 0,
  },
  {
    follows: "apr|annual percentage rate",
    of: "interest rate|rate|nominal rate|note rate",
    add: [0.08, 0.42],
    decimals: 2,
  },
  {
    follows: "down payment|deposit",
    of: "loan amount|mortgage amount|amount financed",
    times: [0.12, 0.32],
    decimals: -3,
  },
  {
    follows: "closing costs|origination fee",
    of: "loan amount|mortgage amount",
    times: [0.01, 0.035],
    decimals: -2,
  },
  {
    follows:
      "backers|backer count|backers count|supporters|donor count|donors|number of donors|donors count|supporter count",
    of: "pledged|pledged amount|amount pledged|raised|amount raised",
    times: [0.008, 0.03],
    decimals: 0,
  },
  {
    follows: "offer|offer amount|offer price|bid amount",
    of: "asking price|list price",
    times: [0.9, 1.03],
    decimals: -3,
  },
  {
    follows: "cost|total cost|amount|price|charge|bill amount|amount due",
    of: "kwh|consumption kwh|usage kwh|energy kwh|energy used|kwh used|energy consumed",
    times: [0.18, 0.38],
    decimals: 2,
  },
  {
    follows: "co2 kg|co2|co2 emissions|emissions kg|carbon kg|co2e kg",
    of: "kwh|consumption kwh|usage kwh|energy kwh|energy used|kwh used|energy consumed",
    times: [0.12, 0.42],
    decimals: 1,
  },
  {
    follows: "tax owed|tax due|total tax|tax liability|income tax",
    of: "taxable income|gross income|total income",
    times: [0.12, 0.26],
    decimals: 0,
  },
  {
    follows: "tax paid|tax withheld|withholding|federal withholding",
    of: "tax owed|tax due|total tax|tax liability",
    times: [0.9, 1.2],
    decimals: 0,
  },
  {
    follows: "service fee|booking fee|convenience fee",
    of: "face value|ticket price|base fare",
    times: [0.08, 0.18],
    decimals: 2,
  },
  {
    follows:
      "expected yield tons|yield tons|expected yield|harvest tons|estimated yield tons|yield tonnes",
    of: "area hectares|area ha|hectares|size hectares|field size",
    times: [3, 9],
    decimals: 1,
  },
  {
    follows: "vip price|vip ticket price|premium price|business price",
    of: "ticket price|price|standard price|economy price",
    times: [1.8, 3],
    decimals: 0,
  },
  {
    follows: "tickets sold|sold tickets|seats sold",
    of: "capacity|hall capacity|venue capacity|total tickets|tickets total|seats",
    times: [0.25, 0.98],
    decimals: 0,
  },
  {
    follows: "minimum payment|min payment|minimum due|minimum payment due",
    of: "current balance|balance|statement balance|new balance",
    times: [0.02, 0.05],
    decimals: 2,
  },
  {
    follows: "rewards earned|points earned|cashback|rewards points earned",
    of: "amount|total|transaction amount",
    times: [0.01, 0.02],
    decimals: 2,
  },
  {
    follows: "insurance covers|insurance pays|insurance share|covered amount",
    of: "estimated cost|total cost|cost|total charge",
    times: [0.4, 0.8],
    decimals: 0,
  },
  {
    follows: "feels like|apparent temperature|feels like c|wind chill",
    of: "temperature|temp|temperature c|current temperature|air temp c|temp c|air temp|air temperature|temperature celsius",
    add: [-4, 2],
    decimals: 1,
  },
  {
    follows: "dew point|dewpoint|dew point c",
    of: "temperature|temp|temperature c|air temp c|temp c|air temp|air temperature|temperature celsius",
    add: [-12, -2],
    decimals: 1,
  },
  {
    follows: "wind gust|gust|gust speed|wind gusts|gusts|gust kph|gust mph|gust kmh|gust kmph",
    of: "wind speed|wind|wind kph|wind mph|wind kmh",
    times: [1.2, 1.9],
    decimals: 1,
  },
  {
    follows: "starting bid|start price|starting price|opening bid",
    of: "estimate low|low estimate",
    times: [0.5, 0.8],
    decimals: -1,
  },
  {
    follows: "current bid|highest bid|hammer price|winning bid",
    of: "starting bid|start price|starting price|opening bid",
    times: [1.1, 2.4],
    decimals: -1,
  },
  {
    follows: "starting bid|opening bid",
    of: "estimate low|low estimate|estimated low",
    times: [0.4, 0.8],
    decimals: -1,
  },
  {
    follows: "current bid|highest bid",
    of: "starting bid|opening bid",
    times: [1.1, 2.4],
    decimals: -1,
  },
  { follows: "max bid|maximum bid", of: "amount|bid amount|bid", times: [1, 1.4], decimals: -1 },
  {
    follows: "daily max|daily maximum|day ticket|daily rate max",
    of: "hourly rate|price per hour|rate per hour",
    times: [5, 8],
    decimals: 0,
  },
  {
    follows: "moving time|moving time seconds|riding time",
    of: "distance km|distance",
    times: [128, 190],
    decimals: 0,
    owner: /^(?:ride|bike|cycling)$/,
  },
  { follows: "elapsed time", of: "moving time", times: [1.02, 1.3], decimals: 0 },
  {
    follows: "reading time|reading time minutes|read time|read minutes|reading minutes",
    of: "word count|words",
    times: [0.0043, 0.0049],
    decimals: 0,
  },
  {
    follows: "bags loaded|bags|checked bags",
    of: "passengers|passenger count|pax",
    times: [0.6, 1.1],
    decimals: 0,
  },
  {
    follows: "daily rate|price per day|daily price|day rate|day pass",
    of: "hourly rate|price per hour|rate per hour|hourly price",
    times: [5, 7],
    decimals: 0,
  },
  {
    follows: "monthly rate|price per month|monthly price|monthly fee",
    of: "hourly rate|price per hour|hourly price",
    times: [28, 45],
    decimals: 0,
    owner: /^(?:desk|room|space|office|locker|parking|spot|studio|unit|workspace|bay)$/,
  },
  {
    follows: "weekly rate|price per week|weekly price|week rate",
    of: "daily rate|price per day|daily price|day rate",
    times: [5.5, 6.5],
    decimals: 0,
  },
  {
    follows: "monthly rate|price per month",
    of: "daily rate|price per day|daily price",
    times: [18, 23],
    decimals: 0,
  },
  {
    follows: "yearly price|annual price|price yearly|annual fee|yearly fee",
    of: "monthly price|price monthly|monthly fee|price per month",
    times: [10, 10],
    decimals: 2,
  },
  {
    follows: "lifetime giving|total given|lifetime donations|total donated",
    of: "largest gift|average gift",
    times: [2.5, 9],
    decimals: -1,
  },
  {
    follows: "monthly rainfall|rainfall month",
    of: "rainfall|rainfall today",
    times: [3, 9],
    decimals: 1,
  },
  {
    // What a run burns hangs on its length; what a dish has does not.
    follows: "calories burned|calories",
    of: "distance km|distance",
    times: [55, 75],
    decimals: 0,
    owner: /^(?:run|workout|activity|walk)$/,
  },
  {
    follows: "down payment",
    of: "price|purchase price|asking price",
    times: [0.1, 0.25],
    decimals: -2,
  },
  {
    follows: "security deposit|deposit",
    of: "rent|monthly rent|rent amount|base rent",
    times: [2, 3],
    decimals: 0,
  },
  {
    follows: "utilities|service charges|additional costs|utility costs",
    of: "rent|monthly rent|base rent|cold rent",
    times: [0.12, 0.25],
    decimals: 0,
  },
  {
    follows: "net salary|net pay|net income",
    of: "gross salary|gross pay|gross income",
    times: [0.6, 0.74],
    decimals: 2,
  },
  { follows: "resting heart rate", of: "max heart rate", times: [0.32, 0.42], decimals: 0 },
  {
    follows: "area sqft|square feet",
    of: "area sqm|square meters",
    times: [10.76, 10.76],
    decimals: 0,
  },
  {
    follows: "fahrenheit|temperature f|temp f",
    of: "celsius|temperature c|temp c",
    times: [1.8, 1.8],
    add: [32, 32],
    decimals: 1,
  },
];

import { describe, expect, test } from "vitest";
import type { JsonObject, Schema } from "../../src/schema/schema.ts";
import { flag, number, orNull, recordsOf, text } from "./models.ts";

/** A whole, what is taken of it, and what is left. */
const remainders = `
  Event capacity registered spotsLeft
  Flight totalSeats bookedSeats availableSeats
  Course maxStudents enrolledStudents openSeats
  Plan storageLimit storageUsed storageRemaining
  Account storageQuotaGb storageUsedGb storageFreeGb
  CreditCard creditLimit balance availableCredit
  Employee vacationDays vacationDaysUsed vacationDaysLeft
  LeaveBalance entitlement used remaining
  Project budget spent remaining
  Sprint totalPoints completedPoints remainingPoints
  Subscription quota usage remaining
  ApiKey rateLimit requestsUsed requestsRemaining
  License totalSeats usedSeats availableSeats
  GiftCard initialBalance amountUsed balance
  Voucher maxUses usedCount remainingUses
  Coupon usageLimit timesUsed usesLeft
  Inventory totalStock reserved available
  StockItem inStock reserved availableToSell
  Invoice total paid balance
  Loan principal amountRepaid outstandingBalance
  Debt originalAmount paidSoFar remainingAmount
  ParkingLot totalSpots occupiedSpots freeSpots
  ParkingGarage capacity occupied available
  Hotel totalRooms occupiedRooms availableRooms
  Hospital totalBeds occupiedBeds availableBeds
  Ward beds occupied free
  BikeStation totalDocks bikesAvailable docksAvailable
  Library totalCopies checkedOut availableCopies
  Book copies loaned available
  Goal target current remaining
  SavingsGoal targetAmount currentAmount remainingAmount
  Fundraiser goal raised remaining
  Campaign goalAmount raisedAmount amountLeft
  AdCampaign dailyBudget spentToday remainingToday
  BudgetCategory limit spent left
  Budget planned actual difference
  Envelope allocated spent balance
  MealPlan calorieGoal caloriesConsumed caloriesRemaining
  Challenge totalDays daysCompleted daysLeft
  Checklist totalTasks completedTasks openTasks
  Tank capacityLiters currentLiters freeLiters
  Ticket quantity sold remaining
  TicketType totalQuantity soldQuantity availableQuantity
  Class capacity bookedCount spotsAvailable
  Tour maxGuests bookedGuests spotsLeft
  Membership sessionsIncluded sessionsUsed sessionsLeft
  Package totalSessions usedSessions remainingSessions
  PunchCard totalVisits visitsUsed visitsLeft
  Event capacity attendees availableSpots
  Flight seatsTotal seatsSold seatsLeft
  Course seats enrolled seatsAvailable
  Account creditLimit usedCredit availableCredit
  CreditCard limit used available
  LeaveBalance total taken remaining
  Project budget actualCost remainingBudget
  Sprint committedPoints donePoints remainingPoints
  License seats assigned available
  GiftCard originalAmount redeemedAmount remainingBalance
  Inventory onHand allocated available
  Invoice totalAmount amountPaid amountDue
  Loan loanAmount paidAmount remainingBalance
  Campaign budget spend remainingBudget
  Budget amount spent remaining
  Event maxAttendees attendeeCount spotsRemaining
  LeaveBalance totalDays usedDays remainingDays
  Project totalBudget spentToDate budgetRemaining
  Inventory quantity reservedQuantity availableQuantity
  Invoice total paidAmount outstanding
  Loan amount repaid remaining
  Course totalLessons completedLessons remainingLessons
  LeaveBalance accrued used balance
  Project estimatedHours hoursLogged hoursRemaining
  Invoice amount amountPaid balanceDue
`;

/** What is bought, its tax, what sending it costs, what is taken off, and what it comes to. */
const bills = `
  Order subtotal taxAmount deliveryFee discount total
  Cart subtotal taxAmount deliveryFee discount total
  Purchase subtotal taxAmount deliveryFee discount total
  Order itemsTotal vat shippingFee discountAmount grandTotal
  Cart itemsTotal vat shippingFee discountAmount grandTotal
  Purchase itemsTotal vat shippingFee discountAmount grandTotal
  Order netTotal salesTax shipping couponDiscount totalAmount
  Cart netTotal salesTax shipping couponDiscount totalAmount
  Purchase netTotal salesTax shipping couponDiscount totalAmount
  Order netAmount tax shippingCost promoDiscount orderTotal
  Cart netAmount tax shippingCost promoDiscount orderTotal
  Purchase netAmount tax shippingCost promoDiscount orderTotal
  Invoice subtotal taxAmount deliveryFee discount total
  Invoice itemsTotal vat shippingFee discountAmount grandTotal
  Invoice netTotal salesTax shipping couponDiscount totalAmount
  Invoice netAmount tax shippingCost promoDiscount orderTotal
`;

/** Parts, and behind them the whole. */
const sums = `
  Receipt subtotal tax tip total
  Bill subtotal serviceCharge tip total
  RestaurantOrder subtotal tax gratuity total
  TaxiRide fare tolls tip total
  Payslip baseSalary bonus overtimePay grossPay
  Booking roomTotal taxes cleaningFee totalPrice
  RepairOrder partsCost laborCost tax totalCost
  UtilityBill baseCharge usageCharge taxes totalDue
  Tuition tuitionFee housingFee mealPlanFee totalFees
  Quote materials labor travel total
  ExpenseReport travel meals lodging total
  Nutrition proteinCalories carbCalories fatCalories totalCalories
  Attendance present absent late total
  Vote yes no abstain totalVotes
  Poll yesVotes noVotes abstentions totalVotes
  Match wins losses draws matchesPlayed
  TeamStanding won drawn lost played
  TestRun passed failed skipped total
  Survey promoters passives detractors responses
  Household adults children infants totalGuests
  Population male female other total
  Booking basePrice serviceFee taxes total
  Booking adults children infants guests
`;

/** So many, so much for each, and what they come to. */
const products = `
  OrderItem quantity unitPrice total
  LineItem quantity price subtotal
  InvoiceLine quantity rate amount
  InvoiceItem hours hourlyRate amount
  CartItem quantity price total
  PurchaseOrderLine quantityOrdered unitCost totalCost
  Timesheet hoursWorked hourlyRate totalPay
  TimeEntry hours rate billableAmount
  StockHolding shares currentPrice marketValue
  Position quantity price value
  Holding units pricePerUnit totalValue
  Trade quantity price totalAmount
  FuelLog liters pricePerLiter totalCost
  FuelEntry gallons pricePerGallon total
  HotelBooking nights ratePerNight totalPrice
  CarRental days dailyRate totalCost
  Harvest weightKg pricePerKg revenue
  ChargingSession energyKwh pricePerKwh cost
  Delivery distanceKm ratePerKm cost
  Lesson hours pricePerHour price
  Shift hours hourlyWage pay
  Donation numberOfTickets pricePerTicket amount
  Material quantity unitCost totalCost
  Catering guestCount pricePerPerson totalPrice
  Land areaSqm pricePerSqm price
  Ad clicks costPerClick spend
  OrderItem qty price lineTotal
  Ticket quantity ticketPrice totalPrice
`;

/** So many, what they come to, and how much that is for each. */
const averages = `
  Customer orderCount totalSpent averageOrderValue
  Driver trips totalEarnings averageEarnings
  Customer totalOrders lifetimeValue avgOrderValue
  Player gamesPlayed totalPoints pointsPerGame
  Campaign donors raised averageDonation
`;

/** What happens one after the other. */
const orders = `
  Availability from to
  Stay checkIn checkOut
  Train departsAt arrivesAt
  Bus departure arrival
  Application submittedAt reviewedAt approvedAt
  Request requestedAt approvedAt completedAt
  Article createdAt publishedAt updatedAt
  User createdAt lastLoginAt
  Student enrolledAt graduatedAt
  Patient admittedAt dischargedAt
  Admission admissionDate dischargeDate
  Complaint filedAt resolvedAt
  Bug reportedAt fixedAt closedAt
  Incident occurredAt detectedAt resolvedAt
  Food producedOn bestBefore
  Medicine manufactureDate expiryDate
  Crop plantedAt harvestedAt
  Contract signedAt startDate endDate
  Lease leaseStart leaseEnd
  Passport issueDate expiryDate
  Warranty purchaseDate warrantyExpires
  Person birthDate deathDate
  Auction startTime endTime
  Session loginAt logoutAt
  Visit arrivedAt leftAt
  Parking entryTime exitTime
  Call startedAt answeredAt endedAt
  Payment initiatedAt processedAt settledAt
  Refund requestedAt processedAt
  Bond issueDate maturityDate
  Tournament registrationOpens registrationCloses startDate endDate
  JobPosting postedAt applicationDeadline
  Job postedAt closesAt
  Interview appliedAt interviewDate hiredAt
  Movie productionStart releaseDate
  Album recordedAt releasedAt
  Pet bornOn adoptedOn
  Pregnancy conceptionDate dueDate
  Vaccination administeredAt nextDueDate
  Prescription prescribedAt expiresAt
  Maintenance lastServiced nextService
  Car manufacturedOn registeredOn
  Notification createdAt readAt
  Email sentAt deliveredAt openedAt clickedAt
  Message sentAt deliveredAt readAt
  Invitation sentAt acceptedAt
  Deployment queuedAt startedAt finishedAt
  Build startedAt finishedAt
  Backup startedAt completedAt
  Election registrationDeadline electionDate
  Sale saleStart saleEnd
  Season seasonStart seasonEnd
  Exam examDate resultsDate
  Trip departDate returnDate
  Cruise embarkDate disembarkDate
  Case filedDate closedDate
  Permit appliedOn issuedOn expiresOn
  Inspection scheduledFor completedOn
  Repair receivedAt diagnosedAt repairedAt pickedUpAt
  LaundryOrder pickupTime deliveryTime
  Volunteer joinedOn lastActiveOn
  Policy effectiveDate expirationDate
  Claim incidentDate filedDate settledDate
  Coupon validFrom validUntil
  Stay arrivalDate departureDate
  Rental pickupDate returnDate
  Employee hiredAt terminatedAt
  User registeredAt lastSeenAt
  Student admissionDate graduationDate
  Incident startedAt acknowledgedAt resolvedAt
  Crop plantingDate harvestDate
  Membership joinedAt expiresAt
  Person born died
  Shipment pickedUpAt deliveredAt
  Session startedAt endedAt
  Shift clockIn clockOut
  Vote opensAt closesAt
  Donation pledgedAt receivedAt
  Coupon startsOn expiresOn
  Ticket openedAt closedAt
  Employee hireDate terminationDate
  Flight departureTime arrivalTime
  Membership startDate renewalDate
  Subscription currentPeriodStart currentPeriodEnd
  License issuedOn expiresOn
  Sprint startDate endDate completedAt
  Campaign launchDate endDate
  Event startsAt endsAt
  Employee dateOfBirth hireDate
  Loan disbursedAt maturityDate
  Project startDate endDate
  Order orderedAt shippedAt deliveredAt
  Order placedAt paidAt shippedAt
  Invoice issuedAt dueDate
`;

/** A flag, and the day since which it is raised. */
const flags = `
  Todo isCompleted completedOn
  Post published publishedAt
  Comment edited editedAt
  Guest checkedIn checkedInAt
  Attendee attended attendedAt
  Document isSigned signedOn
  Rsvp confirmed confirmedAt
  Appointment confirmed confirmedAt
  Alert acknowledged acknowledgedAt
  Device activated activatedAt
  Enrollment passed passedAt
  Achievement unlocked unlockedAt
  Item sold soldAt
  Property isSold soldOn
  PullRequest merged mergedAt
  Issue closed closedAt
  Habit isArchived archivedAt
  Certificate revoked revokedAt
  Token isRevoked revokedAt
  Member hasCancelled cancelledOn
  Chore isDone doneAt
  Meal eaten eatenAt
  Medication taken takenAt
  Reminder sent sentAt
  Notification isRead readAt
  Message read readAt
  Task completed completedAt
  Post isPublished publishedOn
  Article archived archivedAt
  Comment approved approvedAt
  Contract signed signedAt
  Book returned returnedAt
  Invitation accepted acceptedAt
  Pet adopted adoptedAt
  Bug fixed fixedAt
  Goal achieved achievedAt
  Payment captured capturedAt
  Package isDelivered deliveredAt
  Movie watched watchedAt
  Email opened openedAt
  User emailVerified emailVerifiedAt
  Task done doneAt
  Pet vaccinated vaccinatedOn
  Account locked lockedAt
  User isVerified verifiedAt
  Ticket resolved resolvedAt
  Coupon redeemed redeemedAt
  Course isCompleted completionDate
  Account suspended suspendedAt
  User isDeleted deletedAt
  Ticket escalated escalatedAt
  Loan isReturned returnedOn
  User banned bannedAt
  Ticket scanned scannedAt
  Order shipped shippedAt
  Order delivered deliveredAt
  Order cancelled cancelledAt
  Order refunded refundedAt
  Invoice paid paidAt
  Invoice isPaid paidDate
`;

/** What is at most as much as what is named behind it. */
const bounds = `
  Filter minPrice maxPrice
  Game minPlayers maxPlayers
  Weather tempMin tempMax
  Forecast lowTemp highTemp
  Toy minAge maxAge
  Activity ageFrom ageTo
  Sensor minThreshold maxThreshold
  Stock dayLow dayHigh
  LabTest referenceMin referenceMax
  Vital diastolic systolic
  Shipping minDays maxDays
  Score score maxScore
  Plant minTemperature maxTemperature
  Wine servingTempMin servingTempMax
  Heart restingHeartRate maxHeartRate
  Product costPrice price
  Disk usedGb totalGb
  Team wins gamesPlayed
  Quiz correctAnswers totalQuestions
  Video likes views
  Shop returningCustomers totalCustomers
  Box netWeight grossWeight
  House livingArea lotSize
  School teacherCount studentCount
  Reading currentPage totalPages
  Job salaryMin salaryMax
  Game playersMin playersMax
  Weather low high
  Sensor lowerLimit upperLimit
  Stock low high
  Estimate lowEstimate highEstimate
  LabTest normalRangeLow normalRangeHigh
  Delivery minDeliveryDays maxDeliveryDays
  Plan minSeats maxSeats
  Tour minGroupSize maxGroupSize
  Property minBedrooms maxBedrooms
  Exam passingScore maxScore
  Product salePrice price
  Auction startingBid currentBid
  Payslip netPay grossPay
  Trip usedSeats totalSeats
  Poll respondents invited
  Ad clicks impressions
  Parking availableSpaces totalSpaces
  Class enrolledCount capacity
  Job minSalary maxSalary
  Stock week52Low week52High
  Rental minNights maxNights
  Product price compareAtPrice
  Auction reservePrice buyNowPrice
  Email opens delivered
  Job salaryFrom salaryTo
  Product discountedPrice originalPrice
  Email delivered sent
  Event minAttendees maxAttendees
  Course minGrade maxGrade
  Loan minAmount maxAmount
`;

/** A list, and how many are in it. */
const counts = `
  Playlist tracks trackCount
  Recipe ingredients ingredientCount
  Folder files fileCount
  Group users userCount
  Route stops numberOfStops
  Band members numMembers
  Workout exercises exerciseCount
  Collection items count
  Bundle products productsCount
  Chat participants participantsCount
  Repo topics topicCount
  Team members memberCount
  Playlist songs numberOfSongs
  Album photos photoCount
  Survey questions questionCount
  Quiz questions totalQuestions
  Library books bookCount
  Season episodes episodeCount
  Issue labels labelsCount
  Post tags tagCount
  Team members size
  Tour stops stopCount
  Poll options optionCount
  Trip participants participantCount
  Class students studentCount
  Book chapters chapterCount
  Post comments commentCount
  Cart items itemCount
  Cart items totalItems
  Course lessons lessonCount
  Event guests guestCount
  Project tasks taskCount
  Order lines lineCount
`;

/** A part, the whole, and how much of it the part is. */
const shares = `
  Funnel conversions visitors conversionRate
  Candidate votes totalVotes votePercentage
  Test passed total passRate
  Hotel occupiedRooms totalRooms occupancyRate
  Fundraiser raised goal percentFunded
  SavingsGoal saved target progress
  Disk used total usagePercent
  Reading pagesRead totalPages progress
  Election votesCast registeredVoters turnout
  Quiz correct total percentage
  Exam score maxScore percentage
  Ad clicks impressions ctr
  Budget spent limit percentUsed
  Team wins gamesPlayed winRate
  Class present enrolled attendanceRate
  Email opened delivered openRate
  Course completedLessons totalLessons progress
  Project completedTasks totalTasks progressPercent
`;

/** Two that are never the same. */
const pairs = `
  Transfer fromAccount toAccount
  Exchange fromCurrency toCurrency
  Rate baseCurrency quoteCurrency
  Translation sourceLanguage targetLanguage
  Swap offeredItem requestedItem
  Fight fighter1 fighter2
  Chess whitePlayer blackPlayer
  Debate speakerA speakerB
  Couple partner1 partner2
  Merge sourceBranch targetBranch
  Route startStation endStation
  Match homeTeam awayTeam
  Case plaintiff defendant
  Ride pickup dropoff
  Trade buyer seller
  Lease landlord tenant
  Train departureStation arrivalStation
  Message sender recipient
  Payment payer payee
  Flight origin destination
  Shipment originCity destinationCity
  Trip from to
  Loan lender borrower
`;

type Line = readonly [model: string, ...names: string[]];

function linesOf(table: string): readonly Line[] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" ") as [string, ...string[]]);
}

/** The lines of a table of which not every record is as it should be, with one that is not. */
async function failing(
  table: string,
  schemaOf: (name: string, index: number, all: readonly string[]) => Schema,
  holds: (values: readonly unknown[], record: JsonObject) => boolean,
): Promise<readonly string[]> {
  const lines = await Promise.all(
    linesOf(table).map(async ([model, ...names]) => {
      const properties = names.map((name, index) => [name, schemaOf(name, index, names)] as const);
      const records = await recordsOf(model, {
        name: text,
        ...Object.fromEntries(properties),
      });
      const wrong = records.find(
        (record) =>
          !holds(
            names.map((name) => record[name]),
            record,
          ),
      );
      return wrong ? [`${model}: ${JSON.stringify(wrong)}`] : [];
    }),
  );
  return lines.flat();
}

const isNear = (one: unknown, other: number, slack = 0.02) =>
  Math.abs(Number(one) - other) <= Math.max(slack, Math.abs(other) * 0.006);

const day = 86_400_000;

/** Hours of a day count from midnight. */
function timeOf(value: unknown): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(String(value)) ?? [];
  return hours === undefined
    ? Date.parse(String(value))
    : (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Between two days, or a day and an hour, a day more or less is none. */
function slackOf(...values: readonly unknown[]): number {
  return values.some((value) => String(value).length === 10) ? day : 0;
}

describe("by whatever names people usually give them", () => {
  test("what is left is the whole without what was taken of it", async () => {
    const holds = ([whole, part, left]: readonly unknown[]) =>
      Number(part) <= Number(whole) && isNear(left, Number(whole) - Number(part));
    expect(await failing(remainders, () => number, holds)).toEqual([]);
  });

  test("a bill comes to its goods, its tax and its shipping, less what is taken off", async () => {
    const holds = (values: readonly unknown[]) => {
      const [goods = 0, tax = 0, shipping = 0, discount = 0, total] = values.map(Number);
      return isNear(total, goods + tax + shipping - discount);
    };
    expect(await failing(bills, () => number, holds)).toEqual([]);
  });

  test("a whole is the sum of its parts", async () => {
    const holds = (values: readonly unknown[]) => {
      const parts = values.slice(0, -1).map(Number);
      return isNear(
        values.at(-1),
        parts.reduce((all, one) => all + one, 0),
      );
    };
    expect(await failing(sums, () => number, holds)).toEqual([]);
  });

  test("so many at so much each come to as much", async () => {
    const holds = ([many, each, all]: readonly unknown[]) =>
      isNear(all, Number(many) * Number(each), 0.5 + 0.02 * Number(many));
    expect(await failing(products, () => number, holds)).toEqual([]);
  });

  test("an average is what all come to for each", async () => {
    const holds = ([many, all, each]: readonly unknown[]) =>
      Number(many) === 0 || isNear(each, Number(all) / Number(many), 0.06);
    expect(await failing(averages, () => number, holds)).toEqual([]);
  });

  test("what comes later is later", async () => {
    const holds = (values: readonly unknown[]) =>
      values.every((value, index) => {
        const before = values[index - 1] ?? value;
        return timeOf(value) >= timeOf(before) - slackOf(value, before);
      });
    expect(await failing(orders, () => text, holds)).toEqual([]);
  });

  test("what is said to have been done has a date, and nothing else has", async () => {
    const schemaOf = (_: string, index: number) => (index === 0 ? flag : orNull(text));
    const holds = ([isDone, date]: readonly unknown[]) => (date !== null) === isDone;
    expect(await failing(flags, schemaOf, holds)).toEqual([]);
  });

  test("the less is not more", async () => {
    const holds = ([least, most]: readonly unknown[]) => Number(least) <= Number(most);
    expect(await failing(bounds, () => number, holds)).toEqual([]);
  });

  test("a count is of what is listed", async () => {
    const schemaOf = (_: string, index: number): Schema =>
      index === 0 ? { type: "array", items: text } : number;
    const holds = ([list, count]: readonly unknown[]) =>
      Array.isArray(list) && list.length === count;
    expect(await failing(counts, schemaOf, holds)).toEqual([]);
  });

  test("a share is the part of its whole, as a fraction or of a hundred", async () => {
    const holds = ([part, whole, share]: readonly unknown[]) => {
      const quotient = Number(whole) === 0 ? 0 : Number(part) / Number(whole);
      const isShare = [quotient * 100, quotient].some((one, index) =>
        isNear(share, one, index === 0 ? 1 : 0.011),
      );
      return Number(part) <= Number(whole) && isShare;
    };
    expect(await failing(shares, () => number, holds)).toEqual([]);
  });

  test("nobody pays, plays or travels to themselves", async () => {
    const holds = ([one, other]: readonly unknown[]) => one !== other;
    expect(await failing(pairs, () => text, holds)).toEqual([]);
  });
});

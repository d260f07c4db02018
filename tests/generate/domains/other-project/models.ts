export interface Account {
  id: string;
  accountNumber: string;
  type: "checking" | "savings" | "credit";
  balance: number;
  availableBalance: number;
  currency: string;
  ownerName: string;
  openedAt: string;
  status: "active" | "frozen" | "closed";
  interestRate: number;
  overdraftLimit: number;
}

export interface Transaction {
  id: string;
  accountId: string;
  date: string;
  amount: number;
  type: "debit" | "credit";
  merchant: string;
  category: string;
  description: string;
  runningBalance: number;
  status: "pending" | "posted";
}

export interface Listing {
  id: number;
  title: string;
  propertyType: "house" | "apartment" | "condo" | "land";
  listingType: "sale" | "rent";
  price: number;
  bedrooms: number;
  bathrooms: number;
  areaSqft: number;
  yearBuilt: number;
  address: string;
  city: string;
  state: string;
  zip: string;
  agentName: string;
  agentPhone: string;
  daysOnMarket: number;
  listedAt: string;
  features: string[];
  description: string;
  hoaFee: number | null;
}

export interface Track {
  id: string;
  title: string;
  artist: string;
  album: string;
  trackNumber: number;
  durationMs: number;
  genre: string;
  bpm: number;
  key: string;
  explicit: boolean;
  popularity: number;
  releaseDate: string;
  isrc: string;
  previewUrl: string;
}

export interface Restaurant {
  id: string;
  name: string;
  cuisine: string;
  priceRange: "$" | "$$" | "$$$";
  rating: number;
  deliveryFee: number;
  minimumOrder: number;
  estimatedDeliveryMinutes: number;
  openingHours: { day: string; open: string; close: string }[];
  isOpen: boolean;
  phone: string;
}

export interface FoodOrder {
  id: string;
  restaurantId: string;
  restaurantName: string;
  customerName: string;
  items: { name: string; quantity: number; price: number; notes?: string }[];
  subtotal: number;
  deliveryFee: number;
  tip: number;
  tax: number;
  total: number;
  status: "placed" | "preparing" | "on_the_way" | "delivered" | "cancelled";
  placedAt: string;
  deliveredAt: string | null;
  courier: string | null;
  deliveryAddress: string;
}

export interface Deal {
  id: string;
  name: string;
  company: string;
  contactName: string;
  value: number;
  currency: string;
  stage: "lead" | "qualified" | "proposal" | "negotiation" | "won" | "lost";
  probability: number;
  expectedCloseDate: string;
  owner: string;
  source: string;
  lostReason: string | null;
  lastActivityAt: string;
  nextStep: string | null;
}

export interface Invoice {
  id: string;
  number: string;
  customer: { name: string; email: string; taxId: string };
  issueDate: string;
  dueDate: string;
  lineItems: { description: string; quantity: number; unitPrice: number; amount: number }[];
  subtotal: number;
  taxRate: number;
  taxAmount: number;
  total: number;
  amountPaid: number;
  amountDue: number;
  status: "draft" | "sent" | "paid" | "overdue" | "void";
  paidAt: string | null;
  paymentMethod: string | null;
  notes: string;
}

export interface Course {
  id: string;
  code: string;
  title: string;
  department: string;
  instructor: string;
  credits: number;
  semester: string;
  capacity: number;
  enrolled: number;
  waitlist: number;
  schedule: { days: string[]; startTime: string; endTime: string; room: string };
  syllabus: string;
  prerequisites: string[];
}

export interface Student {
  id: string;
  studentNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  major: string;
  gpa: number;
  year: number;
  enrolledAt: string;
  expectedGraduation: string;
  creditsEarned: number;
  advisor: string;
}

export interface Message {
  id: string;
  conversationId: string;
  senderId: string;
  senderName: string;
  body: string;
  sentAt: string;
  readAt: string | null;
  attachments: { fileName: string; fileSize: number; mimeType: string }[];
  reactions: { emoji: string; count: number }[];
  isEdited: boolean;
  editedAt: string | null;
}

export interface Conversation {
  id: string;
  title: string;
  participants: string[];
  lastMessage: string;
  unreadCount: number;
  updatedAt: string;
  isMuted: boolean;
  type: "direct" | "group";
}

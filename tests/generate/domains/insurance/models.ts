export interface InsuranceClaim {
  id: string;
  claimNumber: string;
  policyNumber: string;
  policyHolder: string;
  claimType: "auto" | "home" | "health" | "travel";
  incidentDate: string;
  reportedDate: string;
  description: string;
  estimatedDamage: number;
  deductible: number;
  approvedAmount: number | null;
  status: "submitted" | "in_review" | "approved" | "denied" | "paid";
  adjuster: string;
  attachments: { fileName: string; url: string; uploadedAt: string }[];
}

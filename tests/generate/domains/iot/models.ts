export interface Device {
  id: string;
  name: string;
  serialNumber: string;
  status: "online" | "offline" | "retired";
  retiredAt: string | null;
  installedAt: string;
  lastSeenAt: string;
  lastCalibration: Date;
  nextCalibration: Date;
  latitude?: number;
  longitude?: number;
  memoryUsedMb: number;
  memoryTotalMb: number;
}

export interface Reading {
  id: number;
  deviceId: Device["id"];
  deviceName: string;
  timestamp: number;
  min: number;
  max: number;
  average: number;
}

export interface Alert {
  id: number;
  deviceId: Device["id"];
  isAcknowledged: boolean;
  acknowledgedAt: string | null;
  acknowledgedBy: string | null;
  isResolved: boolean;
  resolvedAt: string | null;
  createdAt: string;
}

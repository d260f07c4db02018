import {
  always,
  atMost,
  before,
  copyOf,
  type Domain,
  isAhead,
  isPast,
  lessThan,
  thereIf,
  thereWhen,
} from "../properties.ts";

export const claims: Domain = {
  "/devices": {
    each: [
      thereWhen("retiredAt", "retired"),
      before("installedAt", "retiredAt"),
      before("lastCalibration", "nextCalibration"),
      always("the next calibration lies ahead", isAhead("nextCalibration")),
      always(
        "coordinates are both there, or neither",
        ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      ),
      atMost("memoryUsedMb", "memoryTotalMb"),
    ],
  },
  "/readings": {
    each: [
      copyOf("deviceName", "deviceId", "/devices", "name"),
      lessThan("min", "max"),
      atMost("average", "max"),
      atMost("min", "average"),
      always("it has been taken", isPast("timestamp")),
    ],
  },
  "/alerts": {
    each: [
      thereIf("acknowledgedAt", "isAcknowledged"),
      thereIf("acknowledgedBy", "isAcknowledged"),
      thereIf("resolvedAt", "isResolved"),
      before("createdAt", "resolvedAt"),
      before("createdAt", "acknowledgedAt"),
    ],
  },
};

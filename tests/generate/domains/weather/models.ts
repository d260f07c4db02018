export interface WeatherStation {
  id: string;
  stationName: string;
  elevation: number;
  latitude: number;
  longitude: number;
  region: string;
  country: string;
  installedOn: string;
  isOnline: boolean;
  batteryLevel: number;
  sensors: string[];
  maintainer: string;
}
export interface Observation {
  id: string;
  stationId: string;
  observedAt: string;
  temperatureC: number;
  feelsLike: number;
  humidity: number;
  pressureHpa: number;
  windSpeed: number;
  windDirection: string;
  windGust: number;
  rainfallMm: number;
  uvIndex: number;
  visibilityKm: number;
  cloudCover: number;
  conditions: string;
  dewPoint: number;
}

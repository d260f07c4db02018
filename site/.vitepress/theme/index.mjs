import DefaultTheme from "vitepress/theme";
import "./home.css";

export default DefaultTheme;

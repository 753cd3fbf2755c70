package app;

import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The application. Spring Boot finds the module of {@code mcp-jackson3} by itself. */
@SpringBootApplication
public class App {}

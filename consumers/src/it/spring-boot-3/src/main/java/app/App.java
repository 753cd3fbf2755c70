package app;

import io.github.crisisrules.jackson2.CrisisModule;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** The application. */
@SpringBootApplication
public class App {
    /** Returns the module, which Spring Boot adds to its mapper. */
    @Bean
    public CrisisModule crisisModule() {
        return new CrisisModule();
    }
}

package app;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.RefusedException;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.github.crisisrules.tournament.standing.Standings;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** An event over HTTP: values of the library go out, and commands come in. */
@RestController
public class EventController {
    private final AtomicReference<Desk> desk =
            new AtomicReference<>(Desk.challenger("Club night", Seed.ofWords("rain on Saturday")));

    /** Returns the standings. */
    @GetMapping("/standings")
    public Standings standings() {
        return desk.get().state().standings();
    }

    /** Returns the state, which is written in its public form. */
    @GetMapping("/state")
    public TournamentState state() {
        return desk.get().state();
    }

    /** Applies a command and returns its events. */
    @PostMapping("/commands")
    public List<TournamentEvent> command(@RequestBody TournamentCommand command) {
        Desk after = desk.updateAndGet(before -> before.apply(command));
        return after.play().steps().last().events().asJava();
    }

    /** Returns a problem for a body that is not read. */
    @ExceptionHandler
    public ProblemDetail unreadable(HttpMessageNotReadableException e) {
        ProblemDetail problem = ProblemDetail.forStatus(HttpStatus.BAD_REQUEST);
        JsonRefusal refusal = Refusals.of(e.getCause());
        problem.setDetail(refusal.message());
        problem.setProperty("path", refusal.path());
        problem.setProperty("kind", refusal.kind());
        return problem;
    }

    /** Returns a problem for a command that the rules refuse. */
    @ExceptionHandler
    public ProblemDetail refused(RefusedException e) {
        ProblemDetail problem = ProblemDetail.forStatus(422);
        problem.setDetail(e.getMessage());
        problem.setProperty("violations", e.violations().asJava());
        return problem;
    }
}

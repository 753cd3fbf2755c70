package io.github.crisisrules.tournament.game;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.Awaited;
import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.game.Play;
import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.announcement.AnnouncementRules;
import io.github.crisisrules.tournament.game.rule.TournamentChoices;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.github.crisisrules.tournament.rulebook.EventRuleId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * A whole event as a game: each command is refused or causes events, and the state follows from the events alone.
 *
 * <p>Everything random follows from the event's seed, split by purpose: {@code lots/1} for the last tiebreaker
 * ({@code lots/2} where Swiss rounds continue after the cut), {@code round/n} and within it {@code bye} and
 * {@code pairing} for Swiss round n, {@code clock/n} for the clock of round n. The log contains the seeds of
 * paired rounds, but never the event's own.
 *
 * <p>Two tournaments are equal if their pairing systems are equal.
 */
public final class Tournament implements Game<TournamentState, TournamentCommand, TournamentEvent> {
    /** The game with the Swiss pairing of the documents. */
    public static final Tournament GAME = with(PairingSystem.swiss());

    private final PairingSystem system;

    private Tournament(PairingSystem system) {
        this.system = system;
    }

    /** Returns the game with the given pairing system. */
    public static Tournament with(PairingSystem system) {
        return new Tournament(system);
    }

    /** Starts an event with the Swiss pairing of the documents, or returns all faults of the announcement. */
    public static Validation<Seq<RuleViolation>, Play<TournamentState, TournamentCommand, TournamentEvent>> start(
            Announcement announcement, Seed seed) {
        return start(announcement, seed, PairingSystem.swiss());
    }

    /**
     * Starts an event with the given pairing system, or returns all faults of the announcement. Any system but the
     * Swiss pairing of the documents is announced by its name and makes the event unofficial.
     */
    public static Validation<Seq<RuleViolation>, Play<TournamentState, TournamentCommand, TournamentEvent>> start(
            Announcement announcement, Seed seed, PairingSystem system) {
        Announcement named = naming(announcement, system);
        Vector<RuleViolation> faults = AnnouncementRules.faults(named);
        return faults.isEmpty()
                ? Validation.valid(Play.of(with(system), StateEdits.announced(named, seed)))
                : Validation.invalid(faults);
    }

    /** Returns the announcement with the name of a system that the documents do not have, unless it names one. */
    @Rule({EventRuleId.ANNOUNCE, EventRuleId.HOUSE_EVENTS_ARE_UNOFFICIAL})
    private static Announcement naming(Announcement announcement, PairingSystem system) {
        return system.equals(PairingSystem.swiss())
                ? announcement
                : announcement.withPairingSystem(announcement.pairingSystem().orElse(Option.some(system.name())));
    }

    /**
     * Returns a play of an event with the Swiss pairing of the documents, see {@link #start(Announcement, Seed)}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the announcement, if it has any
     */
    public static Play<TournamentState, TournamentCommand, TournamentEvent> play(Announcement announcement, Seed seed) {
        return Play.started(start(announcement, seed));
    }

    /**
     * Returns a play of an event with the given pairing system, see
     * {@link #start(Announcement, Seed, PairingSystem)}.
     *
     * @throws io.github.crisisrules.core.game.RefusedException with all faults of the announcement, if it has any
     */
    public static Play<TournamentState, TournamentCommand, TournamentEvent> play(
            Announcement announcement, Seed seed, PairingSystem system) {
        return Play.started(start(announcement, seed, system));
    }

    /** Returns the system by which Swiss rounds are paired. */
    public PairingSystem system() {
        return system;
    }

    @Override
    public String name() {
        return "Tournament";
    }

    @Override
    public Decision<TournamentState, TournamentEvent> decide(TournamentState state, TournamentCommand command) {
        return command.decide(state, system);
    }

    @Override
    public Vector<Choice<TournamentCommand>> choices(TournamentState state) {
        return TournamentChoices.of(state);
    }

    @Override
    public Awaited awaited(TournamentState state) {
        return TournamentAwaited.of(state);
    }

    @Override
    public Wording wording(TournamentState state) {
        return state.wording();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tournament that && system.equals(that.system);
    }

    @Override
    public int hashCode() {
        return system.hashCode();
    }

    @Override
    public String toString() {
        return "Tournament(" + system + ")";
    }
}

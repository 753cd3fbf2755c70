import io.github.crisisrules.core.chance.Seed
import io.github.crisisrules.json.log.LogFormats
import io.github.crisisrules.tournament.Desk
import io.github.crisisrules.tournament.game.TournamentCommand
import io.github.crisisrules.tournament.match.MatchEnding

/** The README's example, as a Kotlin user would write it. */
fun main() {
    val desk = Desk.challenger("Saturday Challenger", Seed.ofWords("rain on Saturday"))
        .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
        .open()
        .pairRound()
    val posted = desk.pairings().text()
    check("Dana" in posted && "bye" in posted)
    check(Desk.of(LogFormats.EVENTS.read(LogFormats.EVENTS.write(desk.play())).get()) == desk)
    val refused = desk.attempt(TournamentCommand.RegisterPlayer("Ada"))
    check(refused.fold({ it.describe() }, { "" }).isNotEmpty())
    val ending: MatchEnding = MatchEnding.draw(desk.player("Ada"), 7, desk.player("Emil"), 7)
    // Families are sealed: no branch can be forgotten, and none is left over.
    val outcome = when (ending) {
        is MatchEnding.Victory -> "won"
        is MatchEnding.Time -> "on time"
        is MatchEnding.Concession -> "conceded"
        is MatchEnding.Draw -> "drawn"
    }
    check(outcome == "drawn")
    print(posted)
}
